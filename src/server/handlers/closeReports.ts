import { periodsOf } from '@/domain/close';
import { ruleErrors, type LedgerRules } from '@/domain/closeReports';
import { findBook, mayEdit, maySeeBook } from '../close/books/readBook';
import { addComment, bookOfComment, readComments, resolveComment } from '../close/reports/comments';
import { readGroupInput } from '../close/reports/groupInput';
import { readRuleSets, saveRuleSet } from '../close/reports/ruleSets';
import { readRun } from '../close/run/readRuns';
import type { Handlers } from '../contract';
import type { Principal } from '../auth/guard';
import { BusinessError } from '../errors';
import type { Services } from '../services';

type ReportHandlers = Pick<
  Handlers,
  | 'getCloseGroupInput'
  | 'listCloseComments'
  | 'addCloseComment'
  | 'resolveCloseComment'
  | 'listCloseRuleSets'
  | 'saveCloseRuleSet'
>;

/** What statements and journals need beside figures. A book that the caller may not see is not there (E1601, E1611, E1632). */
export function closeReportHandlers({ db, clock }: Pick<Services, 'db' | 'clock'>): ReportHandlers {
  const sees = async ({ user }: Principal, bookId: string | undefined): Promise<boolean> =>
    bookId !== undefined && (await maySeeBook(db, user.id, bookId));
  const mustSee = async (principal: Principal, bookId: string): Promise<void> => {
    if (!(await sees(principal, bookId))) throw new BusinessError('E1601');
  };
  return {
    getCloseGroupInput: async ({ query: { runId, groupId }, principal }) => {
      const run = await readRun(db, runId);
      if (!run || !(await sees(principal, run.bookId))) throw new BusinessError('E1611');
      const input = await readGroupInput(db, run, groupId);
      if (!input) throw new BusinessError('E1631');
      const { groups, treaties, atStart, atEnd } = input;
      return {
        groups: groups.map(asJson),
        treaties: treaties.map(asJson),
        ...(atStart && { atStart: asJson(atStart) }),
        ...(atEnd && { atEnd: asJson(atEnd) }),
      };
    },
    listCloseComments: async ({ query: { bookId, period }, principal }) => {
      await mustSee(principal, bookId);
      return { comments: await readComments(db, bookId, period) };
    },
    addCloseComment: async ({ body, principal }) => {
      const book = await findBook(db, principal.user.id, body.bookId);
      if (!book || !periodsOf(book.definition).includes(body.period))
        throw new BusinessError('E1601');
      const comment = await addComment(db, {
        ...body,
        author: principal.user.name,
        writtenAt: clock(),
      });
      if (!comment) throw new Error('the database gave no row back');
      return comment;
    },
    resolveCloseComment: async ({ path: { commentId }, principal }) => {
      if (!(await sees(principal, await bookOfComment(db, commentId))))
        throw new BusinessError('E1632');
      const by = principal.user.name;
      const comment = await resolveComment(db, commentId, { by, at: clock() });
      if (!comment) throw new BusinessError('E1632');
      return comment;
    },
    listCloseRuleSets: async ({ query: { bookId }, principal }) => {
      await mustSee(principal, bookId);
      return { versions: await readRuleSets(db, bookId) };
    },
    saveCloseRuleSet: async ({ body: { bookId, basedOn, rules, reason }, principal }) => {
      const book = await findBook(db, principal.user.id, bookId);
      if (!book) throw new BusinessError('E1601');
      if (!mayEdit(book)) throw new BusinessError('E1602');
      const [error] = ruleErrors(rules as LedgerRules); // the contract has checked its shape
      if (error) throw new BusinessError('E1634', { detail: error });
      const saved = await saveRuleSet(db, {
        bookId,
        basedOn,
        rules: rules as LedgerRules,
        reason,
        savedBy: principal.user.name,
        savedAt: clock(),
      });
      if (!saved) throw new BusinessError('E1633');
      return saved;
    },
  };
}

/** The contract says of an input that it is an object; its shape is the engine's. */
const asJson = (input: object): Record<string, unknown> => ({ ...input });
