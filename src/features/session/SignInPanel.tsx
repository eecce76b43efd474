import { useState } from 'react';
import { panelOpened, useAppDispatch } from '@/store';
import { PanelSwitch } from './components/PanelSwitch';
import { SocialButtons } from './components/SocialButtons';
import { panels, signIn } from './messages';
import { rememberedUsername } from './rememberedUsername';
import { SessionPanel } from './SessionPanel';
import { SignInForm } from './signInForm/SignInForm';
import { useSubmitSignIn } from './signInForm/submit';
import { useSocialSignIn } from './useSocialSignIn';

/** SH-3. */
export function SignInPanel() {
  const dispatch = useAppDispatch();
  const submit = useSubmitSignIn();
  const socialSignIn = useSocialSignIn();
  const [username] = useState(rememberedUsername);
  return (
    <SessionPanel title={signIn.title}>
      <SignInForm
        username={username}
        onSubmit={submit}
        onForgot={() => dispatch(panelOpened('passwordReset'))}
      />
      <PanelSwitch
        question={signIn.noAccount}
        answer={panels.toSignUp}
        onClick={() => dispatch(panelOpened('signUp'))}
      />
      <SocialButtons onFirst={() => void socialSignIn()} />
    </SessionPanel>
  );
}
