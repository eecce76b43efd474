import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inParts, inText } from '../assistant';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import { JSON_LINES, JsonLines } from '../plugins/jsonLines';
import { editorQuestions, eraseEditorQuestion, saveChatRating } from '../repositories/chatRatings';
import { bucketKey, consumer } from '../repositories/throttle';
import type { Services } from '../services';
import { CHAT_PACE } from './limits';

/**
 * AP-5, SE-6, SE-11. Any session may ask; the question is never logged, and kept only where who rates sends it to the editors.
 * @throws {BusinessError} A1401 without a session; E1106 too many questions.
 */
export function chatHandlers({
  chat,
  config,
  db,
  guard,
  clock,
}: Services): Pick<
  Handlers,
  'askChat' | 'listEditorQuestions' | 'rateChatAnswer' | 'settleEditorQuestion'
> {
  const count = consumer(db, { pace: CHAT_PACE, clock, code: 'E1106' });
  /** Whom the throttle counts; the id is missing only where tools work without a session. */
  const visitor = async (request: FastifyRequest): Promise<string | undefined> => {
    const session = await guard.sessionOf(request);
    if (!session && !config.toolsWithoutSignIn) throw new BusinessError('A1401');
    await count(bucketKey('chat', session?.user.id ?? request.ip));
    return session?.user.id;
  };
  /** What was found is sent at once; a model may take its time. */
  const byLines = async (asked: Parameters<typeof chat.ask>[0], reply: FastifyReply) => {
    const lines = new JsonLines(reply);
    const answer = await chat.ask(asked, (parts) => {
      for (const part of parts) lines.write({ part });
    });
    return lines.end({ code: '200', message: '', data: inParts(answer) });
  };
  return {
    askChat: async ({ query: { args, form, previous }, locale, request, reply }) => {
      await visitor(request);
      const asked = { question: args, previous, locale };
      if (form !== 'full') return inText(await chat.ask(asked));
      return request.headers.accept?.includes(JSON_LINES)
        ? byLines(asked, reply)
        : inParts(await chat.ask(asked));
    },
    rateChatAnswer: async ({ body, path: { answerId }, request }) => {
      const userId = await visitor(request);
      const { useful, reason = '', question, page } = body;
      const sent = question && { questionId: randomUUID(), question, page };
      if (userId)
        await saveChatRating(db, { answerId, userId, useful, reason, ratedAt: clock(), ...sent });
      return null;
    },
    listEditorQuestions: async () => {
      const titleOf = await chat.titles();
      const rows = await editorQuestions(db);
      const withTitle = (row: (typeof rows)[number]) => ({
        ...row,
        pageTitle: row.page === null ? null : titleOf(row.page),
      });
      return { questions: rows.map(withTitle) };
    },
    settleEditorQuestion: async ({ path: { questionId } }) => {
      await eraseEditorQuestion(db, questionId);
      return null;
    },
  };
}
