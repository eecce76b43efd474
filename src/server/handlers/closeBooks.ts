import { moveAssumptions, saveDraft, saveScenario } from '../close/books/assumptions';
import { importUpload, removeBook, shareBook, sharingOf } from '../close/books/ownBooks';
import {
  findBook,
  listBooks,
  mayEdit,
  readAssumptions,
  readCurves,
  readScenarios,
  type BookRow,
} from '../close/books/readBook';
import { assumptionsOfRun } from '../close/reports/assumptionsOfRun';
import type { Handlers } from '../contract';
import type { Principal } from '../auth/guard';
import { BusinessError } from '../errors';
import type { Services } from '../services';

type BookHandlers = Pick<
  Handlers,
  | 'listCloseBooks'
  | 'getCloseBook'
  | 'getCloseAssumptions'
  | 'saveCloseAssumptions'
  | 'moveCloseAssumptions'
  | 'saveCloseScenario'
  | 'importCloseBook'
  | 'getCloseBookSharing'
  | 'shareCloseBook'
  | 'removeCloseBook'
>;

/** Books that are closed. What a caller may not see is not there (E1601). */
export function closeBookHandlers({ db, clock }: Pick<Services, 'db' | 'clock'>): BookHandlers {
  const visible = async ({ user }: Principal, bookId: string): Promise<BookRow> => {
    const book = await findBook(db, user.id, bookId);
    if (!book) throw new BusinessError('E1601');
    return book;
  };
  const editable = async (principal: Principal, bookId: string): Promise<BookRow> => {
    const book = await visible(principal, bookId);
    if (!mayEdit(book)) throw new BusinessError('E1602');
    return book;
  };
  const actor = ({ user: { username } }: Principal) => ({ username, now: clock() });
  return {
    listCloseBooks: async ({ principal }) => {
      const books = await listBooks(db, principal.user.id);
      return {
        books: books.map(({ ownerId, ...book }) => ({
          ...book,
          isOwn: ownerId === principal.user.id,
        })),
      };
    },
    getCloseBook: async ({ path: { bookId }, principal }) => {
      const book = await visible(principal, bookId);
      const scenarios = await readScenarios(db, bookId);
      return {
        bookId,
        modelPoints: book.modelPoints,
        isOwn: book.ownerId === principal.user.id,
        mayEdit: mayEdit(book),
        definition: { ...book.definition, scenarios },
      };
    },
    getCloseAssumptions: async ({ path: { bookId }, query: { runId }, principal }) => {
      await visible(principal, bookId);
      if (runId !== undefined) {
        const found = await assumptionsOfRun(db, { bookId, runId });
        if (!found) throw new BusinessError('E1611');
        return found;
      }
      const [versions, curves] = await Promise.all([
        readAssumptions(db, bookId),
        readCurves(db, bookId),
      ]);
      return { versions, curves };
    },
    saveCloseAssumptions: async ({ path: { bookId, version }, body, principal }) =>
      saveDraft(db, await editable(principal, bookId), { ...body, version }, actor(principal)),
    moveCloseAssumptions: async ({ path: { bookId, version }, body, principal }) =>
      moveAssumptions(
        db,
        await editable(principal, bookId),
        { ...body, version },
        actor(principal),
      ),
    saveCloseScenario: async ({ path: { bookId }, body, principal }) => ({
      scenarios: await saveScenario(
        db,
        await editable(principal, bookId),
        body,
        principal.user.username,
      ),
    }),
    importCloseBook: async ({ query: { dryRun }, principal: { user }, request }) =>
      importUpload(db, request, {
        userId: user.id,
        username: user.username,
        isDryRun: dryRun === 'true',
        now: clock(),
      }),
    getCloseBookSharing: async ({ path: { bookId }, principal }) => {
      await visible(principal, bookId);
      return { roles: await sharingOf(db, bookId, principal.user.id) };
    },
    shareCloseBook: async ({ path: { bookId }, body: { roles }, principal }) => {
      await visible(principal, bookId);
      await shareBook(db, bookId, { userId: principal.user.id, roles });
      return null;
    },
    removeCloseBook: async ({ path: { bookId }, principal }) => {
      await visible(principal, bookId);
      await removeBook(db, bookId, { userId: principal.user.id, now: clock() });
      return null;
    },
  };
}
