import type { FastifyRequest } from 'fastify';
import { inParts, inText } from '../assistant';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import { saveChatRating } from '../repositories/chatRatings';
import { consume } from '../repositories/throttle';
import type { Services } from '../services';
import { chatBuckets } from './limits';

/**
 * AP-5, SE-6, SE-11. Any session may ask; the question is neither kept nor logged.
 * @throws {BusinessError} A1401 without a session; E1106 too many questions.
 */
export function chatHandlers({
  chat,
  config,
  db,
  guard,
  clock,
}: Services): Pick<Handlers, 'askChat' | 'rateChatAnswer'> {
  /** Whom the throttle counts; the id is missing only where tools work without a session. */
  const visitor = async (request: FastifyRequest): Promise<string | undefined> => {
    const session = await guard.sessionOf(request);
    if (!session && !config.toolsWithoutSignIn) throw new BusinessError('A1401');
    await consume(db, chatBuckets(session?.user.id ?? request.ip), clock(), 'E1106');
    return session?.user.id;
  };
  return {
    askChat: async ({ query: { args, form, previous }, locale, request }) => {
      await visitor(request);
      const answer = await chat.ask({ question: args, previous, locale });
      return form === 'full' ? inParts(answer) : inText(answer);
    },
    rateChatAnswer: async ({ body: { useful, reason = '' }, path: { answerId }, request }) => {
      const userId = await visitor(request);
      if (userId) await saveChatRating(db, { answerId, userId, useful, reason, ratedAt: clock() });
      return null;
    },
  };
}
