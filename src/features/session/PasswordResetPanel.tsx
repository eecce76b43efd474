import { FormattedMessage } from 'react-intl';
import { panelOpened, useAppDispatch } from '@/store';
import { PanelSwitch } from './components/PanelSwitch';
import { panels, reset } from './messages';
import { PasswordResetForm } from './passwordResetForm/PasswordResetForm';
import { useSubmitPasswordReset } from './passwordResetForm/submit';
import { SessionPanel } from './SessionPanel';
import { useMailedCode } from './useMailedCode';

/** A new password by a mailed code, behind "Forgot password" of SH-3. */
export function PasswordResetPanel() {
  const dispatch = useAppDispatch();
  const submit = useSubmitPasswordReset();
  const mailedCode = useMailedCode('reset');
  return (
    <SessionPanel title={reset.title}>
      <p>
        <FormattedMessage {...reset.lead} />
      </p>
      <PasswordResetForm mailedCode={mailedCode} onSubmit={submit} />
      <PanelSwitch
        question={reset.remembered}
        answer={panels.toSignIn}
        onClick={() => dispatch(panelOpened('signIn'))}
      />
    </SessionPanel>
  );
}
