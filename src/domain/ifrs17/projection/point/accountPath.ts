/** What all contracts of a cell at the start have in a month, one after the other: what accounts earned, accounts, what guarantees and benefits on diagnosis are beyond them. */
export const PATH_SUMS = 4;

/** Accounts of a cell on their way through the months, each contract still being in force. */
export class AccountPath {
  /** Months that are worked out. */
  until = 0;
  sums: Float64Array;

  constructor(months = 0) {
    this.sums = new Float64Array(PATH_SUMS * months);
  }

  /** Begins anew, for another cell. */
  begin(months: number): void {
    this.until = 0;
    if (this.sums.length < PATH_SUMS * months) this.sums = new Float64Array(PATH_SUMS * months);
  }
}
