import { useState } from 'react';
import { emailRules, firstFailure } from '@/domain/validation';
import { showAlert, showFailure, useAppDispatch } from '@/store';
import { toApiError, useSendEmailCodeMutation, useSendPasswordResetCodeMutation } from '@/api';
import { code } from './messages';
import { fieldId, warnOf } from './warnings';

/** Has a code mailed for sign-up or for a new password, and keeps the reference that the mail repeats. `form` is the form's id. */
export function useMailedCode(form: 'signUp' | 'reset') {
  const dispatch = useAppDispatch();
  const [forSignUp, signUpState] = useSendEmailCodeMutation();
  const [forReset, resetState] = useSendPasswordResetCodeMutation();
  const [reference, setReference] = useState<string>();
  const busy = signUpState.isLoading || resetState.isLoading;

  const send = async (typed: string) => {
    if (busy) return;
    const broken = firstFailure(emailRules, { email: typed });
    if (broken) return void dispatch(warnOf(broken, form));
    const email = typed.trim();
    const result = await (form === 'signUp'
      ? forSignUp({ emailCodeRequest: { email } })
      : forReset({ emailOnly: { email } }));
    if (result.error) {
      dispatch(showFailure(toApiError(result), { text: code.failed }));
    } else {
      setReference(result.data);
      dispatch(
        showAlert({ type: 'success', text: code.sent, returnFocusTo: fieldId(form, 'auth') }),
      );
    }
  };
  return { reference, busy, send };
}
