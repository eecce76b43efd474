import type { KnownValue } from './words/lexicon';

/** What the data hold that questions may name. */
export interface Known {
  readonly values: readonly KnownValue[];
  /** Closing months of the closed quarters of the first book, in their order. */
  readonly periods: readonly string[];
  /** Those of each book. */
  readonly periodsByBook?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Of a view that does not go as far as its book is closed, those that it has: what is not posted yet is not in the ledger. */
  readonly periodsByView?:
    | Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
    | undefined;
  /** Accounts and events of the ledger, whose names are made of words that figures are called by. */
  readonly ledger?: readonly KnownValue[] | undefined;
  /** Years of issue of each book. */
  readonly cohortsByBook?: Readonly<Record<string, readonly string[]>> | undefined;
}
