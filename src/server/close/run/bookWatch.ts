import type { Guard, Principal } from '../../auth/guard';
import { type ContractDocument, permissionOf } from '../../contract';
import type { Database } from '../../database';
import { BusinessError } from '../../errors';
import { maySeeBook } from '../books/readBook';

/** Whether a user may hear of the runs of a book: who may read a run by the contract, and see the book. Asked at each message. */
export function bookWatch({
  db,
  guard,
  contract,
}: {
  db: Database;
  guard: Guard;
  contract: ContractDocument;
}): (principal: Principal, bookId: string) => Promise<boolean> {
  const permission = permissionOf(contract, 'getCloseRun');
  if (!permission) throw new Error('openapi.yaml says nothing of who may read a run.');
  return async (principal, bookId) => {
    try {
      await guard.authorize(principal, permission, { path: {}, body: undefined });
    } catch (error) {
      if (error instanceof BusinessError) return false;
      throw error;
    }
    return maySeeBook(db, principal.user.id, bookId);
  };
}
