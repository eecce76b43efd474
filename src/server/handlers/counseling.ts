import { type CounselingValues, counselingSchema } from '@/domain/validation';
import { ValidationError } from 'yup';
import type { Handlers } from '../contract';
import { insertConsultation } from '../repositories/consultations';
import { consume } from '../repositories/throttle';
import type { Services } from '../services';
import { counselingBuckets } from './limits';

/**
 * AP-7. What was acknowledged is stored; the mail to the firm follows and is tried again until it succeeds.
 * @throws {BusinessError} E1231, E1232 (VA-CON); E1106 too many requests from one source.
 */
export function counselingHandlers({
  db,
  delivery,
  errorMessages,
  clock,
}: Services): Pick<Handlers, 'requestCounseling'> {
  const judge = (values: CounselingValues): CounselingValues => {
    try {
      return counselingSchema.validateSync(values);
    } catch (error) {
      if (error instanceof ValidationError) throw errorMessages.brokenRule(error.message);
      throw error;
    }
  };
  return {
    requestCounseling: async ({ body, locale, request }) => {
      const { name, email, message } = judge(body);
      const now = clock();
      await consume(db, counselingBuckets(request), now, 'E1106');
      await insertConsultation(db, {
        name,
        email,
        message,
        locale,
        requestId: request.id,
        createdAt: now,
      });
      void delivery.deliverDue();
      return null;
    },
  };
}
