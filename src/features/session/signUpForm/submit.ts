import { firstFailure, signUpRules } from '@/domain/validation';
import { sessionStarted, showAlert, showFailure, useAppDispatch } from '@/store';
import { toApiError, type SignUpRequest, useSignUpMutation } from '@/api';
import { signUp as messages } from '../messages';
import { warnOf } from '../warnings';
import type { SignUpFormValues } from './SignUpForm';

/** What goes to the server (AP-2), every field of it: nothing trimmed that is a secret. */
function requestOf(values: SignUpFormValues): SignUpRequest {
  return {
    ...values,
    name: values.name.trim(),
    email: values.email.trim(),
    auth: values.auth.trim(),
  };
}

/** VA-UP, then the call. The server judges code, country and terms (VA-UP-10). */
export function useSubmitSignUp() {
  const dispatch = useAppDispatch();
  const [signUp] = useSignUpMutation();
  return async (values: SignUpFormValues) => {
    const broken = firstFailure(signUpRules, values);
    if (broken) return void dispatch(warnOf(broken, 'signUp'));
    const result = await signUp({ signUpRequest: requestOf(values) });
    if (result.data) {
      dispatch(sessionStarted(result.data));
      dispatch(showAlert({ type: 'success', text: messages.done }));
    } else {
      dispatch(showFailure(toApiError(result), { text: messages.failed }));
    }
  };
}
