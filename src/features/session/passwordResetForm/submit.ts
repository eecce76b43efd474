import { firstFailure, passwordResetRules } from '@/domain/validation';
import { panelOpened, showAlert, showFailure, useAppDispatch } from '@/store';
import { toApiError, useResetPasswordMutation } from '@/api';
import { reset as messages } from '../messages';
import { warnOf } from '../warnings';
import type { PasswordResetFormValues } from './PasswordResetForm';

/** The rules that sign-up has for address and password, then the call; success leads back to signing in. */
export function useSubmitPasswordReset() {
  const dispatch = useAppDispatch();
  const [resetPassword] = useResetPasswordMutation();
  return async ({ email, auth, pwd1, pwd2 }: PasswordResetFormValues) => {
    const broken = firstFailure(passwordResetRules, { email, pwd1, pwd2 });
    if (broken) return void dispatch(warnOf(broken, 'reset'));
    const result = await resetPassword({
      passwordResetRequest: { email: email.trim(), auth: auth.trim(), pwd1, pwd2 },
    });
    if (!result.error) {
      dispatch(panelOpened('signIn'));
      dispatch(showAlert({ type: 'success', text: messages.done }));
    } else {
      dispatch(showFailure(toApiError(result), { text: messages.failed }));
    }
  };
}
