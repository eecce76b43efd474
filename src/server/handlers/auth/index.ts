import type { Handlers } from '../../contract';
import { sessionToken } from '../../auth/guard';
import { deleteSession } from '../../repositories/sessions';
import type { Services } from '../../services';
import { sendCode } from './codes';
import { demoFlag } from './demoFlag';
import { resetPassword } from './passwordReset';
import { signIn } from './signIn';
import { signUp } from './signUp';

type AuthHandlers = Pick<
  Handlers,
  'signIn' | 'signUp' | 'signOut' | 'getSession' | 'sendPasswordResetCode' | 'resetPassword'
>;

/** Accounts and sessions (SE). */
export function authHandlers(services: Services): AuthHandlers {
  const { db, guard } = services;
  return {
    signIn: signIn(services),
    signUp: signUp(services),
    signOut: async ({ request }) => {
      const token = sessionToken(request);
      if (token !== undefined) await deleteSession(db, token);
      return null;
    },
    getSession: async ({ request }) => {
      const session = await guard.sessionOf(request);
      if (!session) return { signedIn: false, demoAuth: 'FALSE' };
      const { user, expiresAt } = session;
      const { username: id, name, email } = user;
      return {
        signedIn: true,
        id,
        name,
        email,
        demoAuth: demoFlag(user),
        expiresAt: expiresAt.toISOString(),
      };
    },
    sendPasswordResetCode: ({ body, locale, request }) =>
      sendCode(services, { purpose: 'passwordReset', email: body.email, locale, request }),
    resetPassword: resetPassword(services),
  };
}
