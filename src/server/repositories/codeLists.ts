import { type Locale, languageTag } from '@/domain/locale';
import type { Database, Listen } from '../database';
import { listDetails } from './commonCodes';

/** Where triggers on the two tables of the common codes say that something was written (migration 0004). */
const CHANNEL = 'common_codes_changed';

type CodeList = { readonly code: string; readonly codeName: string }[];

/**
 * The common codes in use, by language, read once and kept until they are changed, by whomever and on whichever replica. While the database cannot say so nothing is
 * kept.
 */
export class CodeLists {
  readonly #db: Database;
  readonly #copies = new Map<string, Promise<CodeList | undefined>>();
  #hearsOfChanges = false;

  constructor(db: Database, listen: Listen) {
    this.#db = db;
    listen(CHANNEL, {
      onMessage: () => this.forget(),
      onReconnect: () => {
        this.forget();
        this.#hearsOfChanges = true;
      },
      onDisconnect: () => {
        this.#hearsOfChanges = false;
      },
    });
  }

  /** Drops all copies. Who has changed a code calls it, so as not to read the old one before the database has told. */
  forget(): void {
    this.#copies.clear();
  }

  /** The entries in their order and then in that of the language: the same object until they change. undefined for a list that is unknown or not in use. */
  get(masterCode: string, locale: Locale): Promise<CodeList | undefined> {
    if (!this.#hearsOfChanges) return this.#read(masterCode, locale);
    const key = `${masterCode} ${locale}`;
    const known = this.#copies.get(key);
    if (known) return known;
    const copy = this.#read(masterCode, locale);
    this.#copies.set(key, copy);
    const forgetIt = () => this.#copies.get(key) === copy && this.#copies.delete(key);
    // Names that somebody makes up must not fill the memory, and a failure is no answer.
    copy.then((list) => list ?? forgetIt(), forgetIt);
    return copy;
  }

  async #read(masterCode: string, locale: Locale): Promise<CodeList | undefined> {
    const details = await listDetails(this.#db, masterCode, locale);
    const { compare } = new Intl.Collator(languageTag(locale));
    return details
      ?.sort((a, b) => a.sortOrder - b.sortOrder || compare(a.codeName, b.codeName))
      .map(({ code, codeName }) => ({ code, codeName }));
  }
}
