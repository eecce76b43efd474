import type { Locale } from '@/domain/locale';
import { emailRules, firstFailure, normaliseEmail } from '@/domain/validation';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../../errors';
import { writeMail } from '../../mail/texts';
import { CODE_MS, type CodePurpose, issueCode } from '../../repositories/emailCodes';
import { consume } from '../../repositories/throttle';
import { findUserByEmail } from '../../repositories/users';
import type { Services } from '../../services';
import { newReference } from '../../auth/tokens';
import { codeBuckets } from '../limits';

interface CodeRequest {
  purpose: CodePurpose;
  email: string;
  locale: Locale;
  request: FastifyRequest;
}

/**
 * Mails a code, or the reason why there is none, to the address (VA-CODE). Both cases do the same work and give the same answer, so that
 * only the owner of the mailbox learns whether the address has an account.
 * @returns the reference that the mail repeats.
 * @throws {BusinessError} E1221, E1222; E1106 too soon or too often; E1107 the mail was not accepted.
 */
export async function sendCode(
  { db, mailer, errorMessages, clock }: Services,
  { purpose, email: given, locale, request }: CodeRequest,
): Promise<string> {
  const broken = firstFailure(emailRules, { email: given });
  if (broken) throw errorMessages.brokenRule(broken.key);
  const email = normaliseEmail(given);
  const now = clock();
  await consume(db, codeBuckets(purpose, email, request), now, 'E1106');

  const user = await findUserByEmail(db, email);
  const usable = purpose === 'signUp' ? !user : Boolean(user);
  const code = await issueCode(db, { email, purpose }, usable, now);
  const reference = newReference(4);
  const kinds = {
    signUp: ['signUpCode', 'accountExists'],
    passwordReset: ['passwordResetCode', 'noAccount'],
  } as const;
  const values = {
    reference,
    minutes: CODE_MS / 60_000,
    ...(usable && { code, username: user?.username ?? '' }),
  };
  try {
    await mailer.send({ to: email, ...writeMail(kinds[purpose][usable ? 0 : 1], locale, values) });
  } catch (error) {
    request.log.warn({ err: error }, 'a code could not be mailed');
    throw new BusinessError('E1107');
  }
  return reference;
}
