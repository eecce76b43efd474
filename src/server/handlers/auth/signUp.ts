import { firstFailure, normaliseEmail, signUpRules } from '@/domain/validation';
import type { Handler } from '../../contract';
import { BusinessError } from '../../errors';
import { hashPassword } from '../../auth/passwords';
import { COUNTRY_MASTER, hasDetail } from '../../repositories/commonCodes';
import { checkCode, consumeCode } from '../../repositories/emailCodes';
import { createSession } from '../../repositories/sessions';
import { consume } from '../../repositories/throttle';
import { insertUser } from '../../repositories/users';
import type { Services } from '../../services';
import { demoFlag } from './demoFlag';
import { signUpBuckets } from '../limits';

/**
 * AP-2. The values are checked in the order of VA-UP, then the code, the country, the terms and the username. An address that has an account
 * never has a code that works, so that sign-up answers E1101 for it as for a wrong code. Account, use of the code and session are one transaction.
 * @throws {BusinessError} E1211 to E1222 (VA-UP); E1101 code; E1106 too many tries with a right code; E1104 country; E1105 terms; E1102 username taken.
 */
export function signUp({ db, errorMessages, clock }: Services): Handler<'signUp'> {
  return async ({ body }) => {
    const broken = firstFailure(signUpRules, body);
    if (broken) throw errorMessages.brokenRule(broken.key);
    const now = clock();
    const key = { email: normaliseEmail(body.email), purpose: 'signUp' } as const;
    const code = await checkCode(db, key, body.auth?.trim() ?? '', now);
    if (code === undefined) throw new BusinessError('E1101');
    await consume(db, signUpBuckets(key.email), now, 'E1106');
    const country = body.country ?? '';
    if (!(await hasDetail(db, COUNTRY_MASTER, country))) throw new BusinessError('E1104');
    if (!body.termOfService) throw new BusinessError('E1105');

    const passwordHash = await hashPassword(body.pwd1);
    return db.transaction(async (tx) => {
      if (!(await consumeCode(tx, key, code))) throw new BusinessError('E1101');
      const profile = { username: body.id, name: body.name.trim(), email: key.email, country };
      const user = await insertUser(tx, {
        ...profile,
        passwordHash,
        termsAcceptedAt: now,
        createdAt: now,
      });
      // Both end the transaction, and with it the use of the code.
      if (user === 'usernameTaken') throw new BusinessError('E1102');
      if (user === 'emailTaken') throw new BusinessError('E1101');
      return { token: await createSession(tx, user.id, now), demoAuth: demoFlag(user) };
    });
  };
}
