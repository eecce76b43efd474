import { firstFailure, normaliseEmail, passwordResetRules } from '@/domain/validation';
import type { Handler } from '../../contract';
import { BusinessError } from '../../errors';
import { hashPassword } from '../../auth/passwords';
import { checkCode, consumeCode } from '../../repositories/emailCodes';
import { deleteSessionsOf } from '../../repositories/sessions';
import { deleteBucket } from '../../repositories/throttle';
import { findUserByEmail, setPassword } from '../../repositories/users';
import type { Services } from '../../services';
import { signInBuckets } from '../limits';

/**
 * A new password by a mailed code. Ends every session of the account and forgives its failed sign-ins.
 * @throws {BusinessError} E1221, E1222, E1214 to E1216, E1219; E1101 for a wrong code and for an address without an account.
 */
export function resetPassword({ db, errorMessages, clock }: Services): Handler<'resetPassword'> {
  return async ({ body, request }) => {
    const broken = firstFailure(passwordResetRules, body);
    if (broken) throw errorMessages.brokenRule(broken.key);
    const key = { email: normaliseEmail(body.email), purpose: 'passwordReset' } as const;
    const code = await checkCode(db, key, body.auth.trim(), clock());
    if (code === undefined) throw new BusinessError('E1101');

    const passwordHash = await hashPassword(body.pwd1);
    await db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, key.email);
      if (!user || !(await consumeCode(tx, key, code))) throw new BusinessError('E1101');
      await setPassword(tx, user.id, passwordHash);
      await deleteSessionsOf(tx, user.id);
      await deleteBucket(tx, signInBuckets(user.username, request).account.key);
    });
    return null;
  };
}
