import { firstFailure, signInRules } from '@/domain/validation';
import { sessionStarted, showFailure, useAppDispatch } from '@/store';
import { toApiError, useSignInMutation } from '@/api';
import { signIn as messages } from '../messages';
import { rememberUsername } from '../rememberedUsername';
import { warnOf } from '../warnings';
import type { SignInFormValues } from './SignInForm';

/** VA-IN, then the call. However it fails, ER-IN-1 says so, after the words of the server. */
export function useSubmitSignIn() {
  const dispatch = useAppDispatch();
  const [signIn] = useSignInMutation();
  return async ({ id, pwd1, remember }: SignInFormValues) => {
    const broken = firstFailure(signInRules, { id, pwd1 });
    if (broken) return void dispatch(warnOf(broken, 'signIn'));
    const username = id.trim();
    const result = await signIn({ signInRequest: { id: username, pwd1 } });
    if (result.data) {
      rememberUsername(remember ? username : null);
      dispatch(sessionStarted(result.data));
    } else {
      dispatch(showFailure(toApiError(result), { text: messages.failed, follows: true }));
    }
  };
}
