/** Contracts of like features, one entry a model point in every column. Amounts of one contract, in units of currency. */
export interface ModelPoints {
  readonly count: number;
  /** Index of the group of contracts (16-22). */
  readonly group: Int32Array;
  /** Contracts that the point stands for. */
  readonly contracts: Float64Array;
  /** Attained age in whole years at the start. */
  readonly age: Int32Array;
  /** Months of coverage left at the start. */
  readonly term: Int32Array;
  /** Months since issue at the start, for lapses. */
  readonly duration: Int32Array;
  readonly sumInsured: Float64Array;
  /** Monthly premium, at the start of the month. */
  readonly premium: Float64Array;
  /** Surrender value as a share of the premiums paid since the start: an investment component. */
  readonly surrenderShare: Float64Array;
}

/** Estimates of what may happen (33-35). Rates a year are turned into rates a month once, when they are made ready. */
export interface Assumptions {
  /** Probability of death within a year, by age. */
  readonly mortality: readonly number[];
  /** Probability of lapse within a year, by policy year. */
  readonly lapse: readonly number[];
  /** Expenses of one contract a month at the start, and their inflation a year. */
  readonly expense: number;
  readonly inflation: number;
}

/** Assumptions by month, ready for the projection: probabilities of a month, expense of each projection month. */
export interface MonthlyAssumptions {
  readonly death: Float64Array;
  readonly lapse: Float64Array;
  readonly expense: Float64Array;
}

const monthly = (yearly: number) => 1 - (1 - Math.min(1, Math.max(0, yearly))) ** (1 / 12);

export function monthlyAssumptions(
  { mortality, lapse, expense, inflation }: Assumptions,
  months: number,
): MonthlyAssumptions {
  return {
    death: Float64Array.from(mortality, monthly),
    lapse: Float64Array.from(lapse, monthly),
    expense: Float64Array.from(
      { length: months },
      (_, month) => expense * (1 + inflation) ** (month / 12),
    ),
  };
}
