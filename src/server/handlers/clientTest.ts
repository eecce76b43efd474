import { setTimeout as pause } from 'node:timers/promises';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';

const DEFAULT_DELAY_MS = 3000;

/** RT-9: answers by which a person sees what the site does with each kind of failure (AP-10 to AP-12). */
export function clientTestHandlers(): Pick<Handlers, 'simulateAnswer'> {
  return {
    simulateAnswer: async ({ query: { kind, delayMs }, request, reply }) => {
      switch (kind) {
        case 'success':
          return null;
        case 'otherCode':
          throw new BusinessError('E1900');
        case 'sessionGone':
          throw new BusinessError('A1401');
        case 'unauthorized':
          throw new BusinessError('A1401', {}, 401);
        case 'serverError':
          throw new BusinessError('E5000', { requestId: request.id }, 500);
        case 'dropped':
          reply.hijack();
          reply.raw.destroy();
          return null;
        case 'slow':
          await pause(delayMs ?? DEFAULT_DELAY_MS);
          return null;
      }
    },
  };
}
