import type { Handlers } from '../contract';
import type { Services } from '../services';
import { sendCode } from './auth/codes';

/** AP-3. */
export function emailHandlers(services: Services): Pick<Handlers, 'sendEmailCode'> {
  return {
    sendEmailCode: ({ body, locale, request }) =>
      sendCode(services, { purpose: 'signUp', email: body.email, locale, request }),
  };
}
