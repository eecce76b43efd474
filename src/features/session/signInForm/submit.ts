import { firstFailure, signInRules } from '@/domain/validation';
import { sessionStarted, showAlert, useAppDispatch } from '@/store';
import { failureOf, useSignInMutation } from '@/store/server';
import { signIn as messages } from '../messages';
import { rememberUsername } from '../rememberedUsername';
import { warnOf } from '../warnings';
import type { SignInFormValues } from './SignInForm';

/** VA-IN, then the call. A refusal has shown the server's own words already (AP-10); anything else shows ER-IN-1. */
export function useSubmitSignIn() {
  const dispatch = useAppDispatch();
  const [signIn] = useSignInMutation();
  return async ({ id, pwd1, remember }: SignInFormValues) => {
    const broken = firstFailure(signInRules, { id, pwd1 });
    if (broken) return void dispatch(warnOf(broken, 'signIn'));
    const username = id.trim();
    const result = await signIn({ signInRequest: { id: username, pwd1 } });
    const grant = result.data?.data;
    if (grant) {
      rememberUsername(remember ? username : null);
      dispatch(sessionStarted(grant));
    } else if (failureOf(result)?.kind === 'broken') {
      dispatch(showAlert({ type: 'error', text: messages.failed }));
    }
  };
}
