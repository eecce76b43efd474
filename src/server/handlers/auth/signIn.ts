import { firstFailure, signInRules } from '@/domain/validation';
import type { Handler } from '../../contract';
import { BusinessError } from '../../errors';
import { passwordMatches } from '../../auth/passwords';
import { createSession } from '../../repositories/sessions';
import { consume, deleteBucket, refund } from '../../repositories/throttle';
import { findUserByUsername } from '../../repositories/users';
import type { Services } from '../../services';
import { demoFlag } from './demoFlag';
import { signInBuckets } from '../limits';

/**
 * AP-1. Each try is counted before the password is looked at and taken back when it was right, so that tries sent at once cannot pass the
 * limit together.
 * @throws {BusinessError} E1201, E1202 (VA-IN); E1002 too many tries; E1001 unknown user or wrong password, in the same time.
 */
export function signIn({ db, errorMessages, clock }: Services): Handler<'signIn'> {
  return async ({ body, request }) => {
    const broken = firstFailure(signInRules, body);
    if (broken) throw errorMessages.brokenRule(broken.key);
    const username = body.id.trim().toLowerCase();
    const now = clock();
    const { account, source } = signInBuckets(username, request);
    await consume(db, [account, source], now, 'E1002');

    const user = await findUserByUsername(db, username);
    if (!(await passwordMatches(user?.passwordHash, body.pwd1)) || !user)
      throw new BusinessError('E1001');
    await deleteBucket(db, account.key);
    await refund(db, source.key);
    return { token: await createSession(db, user.id, now), demoAuth: demoFlag(user) };
  };
}
