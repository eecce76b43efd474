import { useEffect } from 'react';
import { panelOpened, useAppDispatch } from '@/store';
import { useListCommonCodeDetailsQuery } from '@/api';
import { PanelSwitch } from './components/PanelSwitch';
import { SocialButtons } from './components/SocialButtons';
import { panels, signUp } from './messages';
import { SessionPanel } from './SessionPanel';
import { SignUpForm } from './signUpForm/SignUpForm';
import { useSubmitSignUp } from './signUpForm/submit';
import { useMailedCode } from './useMailedCode';

/** SH-4. */
export function SignUpPanel() {
  const dispatch = useAppDispatch();
  const submit = useSubmitSignUp();
  const mailedCode = useMailedCode('signUp');
  // Asked again at each opening: the names are in the reader's language, which may have changed.
  const { data, error } = useListCommonCodeDetailsQuery(
    { mstCode: 'COUNTRY_CD' },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    // eslint-disable-next-line no-console -- ER-COUNTRY: the console and nothing else
    if (error) console.error('The list of countries did not come', error);
  }, [error]);
  return (
    <SessionPanel title={signUp.title}>
      <SignUpForm
        countries={data?.map(({ code, codeName }) => ({ value: code, label: codeName })) ?? []}
        mailedCode={mailedCode}
        onSubmit={submit}
      />
      <PanelSwitch
        question={signUp.haveAccount}
        answer={panels.toSignIn}
        onClick={() => dispatch(panelOpened('signIn'))}
      />
      <SocialButtons />
    </SessionPanel>
  );
}
