import type { OpeningInput } from '../schema/opening';

/**
 * One period of one group: every balance and every movement. Liability positive; a movement is its effect on the liability.
 * Revenue, expenses and finance are amounts of profit or loss: revenue positive is income, expense and finance positive are expenses.
 * Prefixes: bel (present value of future cash flows, 33), ra (37), csm (38, 43-45), lc (loss component, 49-52), lic (40(b)),
 * lrc (PAA, 55), oci (88-90), cash.
 */
const emptyRow = () => ({
  belOpening: 0,
  belNewInflows: 0,
  belNewOutflows: 0,
  belNew: 0,
  belPremiums: 0,
  belAcquisition: 0,
  belInterest: 0,
  belRateChange: 0,
  belFinancialRisk: 0,
  belFuture: 0,
  belFutureGap: 0,
  belExperience: 0,
  belFutureExperience: 0,
  belIncurred: 0,
  belInvestmentComponent: 0,
  belDerecognised: 0,
  belFx: 0,
  belClosing: 0,

  raOpening: 0,
  raNew: 0,
  raInterest: 0,
  raRateChange: 0,
  /** Part of its finance that goes to OCI. */
  raFinanceOci: 0,
  raFuture: 0,
  raRelease: 0,
  raDerecognised: 0,
  raFx: 0,
  raClosing: 0,

  csmOpening: 0,
  csmNew: 0,
  csmInterest: 0,
  csmUnderlyingItems: 0,
  csmFinanceEffect: 0,
  csmFuture: 0,
  csmLossRecovery: 0,
  csmDerecognised: 0,
  csmFx: 0,
  csmBeforeRelease: 0,
  csmReleaseShare: 0,
  csmRelease: 0,
  csmClosing: 0,

  lcOpening: 0,
  lcNew: 0,
  lcFinance: 0,
  lcReleaseShare: 0,
  lcAllocatedClaims: 0,
  lcAllocatedRa: 0,
  lcLosses: 0,
  lcReversal: 0,
  /** Part of the reversal: what the CSM of a group makes up of its own loss component; positive. */
  lcOffset: 0,
  lcDerecognised: 0,
  lcFx: 0,
  lcClosing: 0,

  licOpening: 0,
  licIncurred: 0,
  licRiskAdjustment: 0,
  licInvestmentComponent: 0,
  licFinance: 0,
  /** Part of the finance of incurred claims that goes to OCI. */
  licFinanceOci: 0,
  licPastService: 0,
  licRaRelease: 0,
  licPaid: 0,
  licFx: 0,
  licClosing: 0,
  /** Its risk adjustment, which is within (37, 100(c)(ii)). */
  licRaOpening: 0,
  licRaFx: 0,
  licRaClosing: 0,

  lrcOpening: 0,
  lrcPremiums: 0,
  lrcAcquisition: 0,
  lrcAcquisitionAmortised: 0,
  lrcFinance: 0,
  lrcRevenue: 0,
  lrcInvestmentComponent: 0,
  lrcDerecognised: 0,
  lrcFx: 0,
  lrcClosing: 0,

  /** Increase in fulfilment cash flows that relates to future service, as the CSM sees it (44(c), 45(c), B96). */
  fcfFuture: 0,
  /** Expected at the start of the period for its service. */
  expectedClaims: 0,
  expectedInvestmentComponent: 0,
  /** Present value of future claims and expenses (with investment components) at the start of the period, and their interest. */
  outflowsOpening: 0,
  outflowsInterest: 0,
  investmentOpening: 0,
  coverageProvided: 0,
  coverageFuture: 0,

  revenueClaims: 0,
  revenueRa: 0,
  revenueCsm: 0,
  revenueAcquisition: 0,
  revenuePremiumExperience: 0,
  revenueTotal: 0,
  expenseIncurred: 0,
  expenseAcquisition: 0,
  expenseLosses: 0,
  expenseReversal: 0,
  expenseLossAllocated: 0,
  expensePastService: 0,
  expenseTotal: 0,
  expenseOther: 0,
  serviceResult: 0,
  financeTotal: 0,
  financeProfitOrLoss: 0,
  financeOci: 0,
  ociAccumulated: 0,
  /** Exchange differences on what stands in OCI (92). */
  ociFx: 0,
  underlyingIncome: 0,
  exchangeDifference: 0,
  profit: 0,

  acquisitionUnamortised: 0,
  /** Asset for acquisition cash flows paid before, derecognised with what it was paid for (28C, 38(c)(i)). */
  acquisitionAssetDerecognised: 0,
  cashIn: 0,
  cashOut: 0,
  /** Deemed premium of modified contracts that become new ones (77(b)). */
  transferred: 0,
  liability: 0,
});

/** What formulas rest on beside what is reported: operands, and figures on the way. */
const emptyOperands = () => ({
  /** Half ways between what is stated and what is reported: facts of the input, as stated, and estimates of the period. */
  statedInterest: 0,
  statedFinancialRisk: 0,
  statedFutureService: 0,
  statedFutureServiceAtCurrent: 0,
  statedExperience: 0,
  statedRaInterest: 0,
  statedRaFuture: 0,
  statedRaRelease: 0,
  statedRaClosing: 0,
  statedRaShare: 0,
  statedFairValueChange: 0,
  statedPolicyholderShare: 0,
  statedRiskMitigation: 0,
  statedLicRiskAdjustment: 0,
  statedLicRaRelease: 0,
  statedPastService: 0,
  statedPaid: 0,
  statedInitialTest: 0,
  statedTest: 0,
  actualPremiums: 0,
  actualClaims: 0,
  actualInvestment: 0,
  actualAcquisition: 0,
  expectedPremiums: 0,
  expectedAcquisition: 0,
  experienceFuture: 0,
  experienceCurrent: 0,

  /** Contracts that join: a loss that joins the CSM of others, and acquisition cash flows with them. */
  newLoss: 0,
  newAcquisition: 0,
  /** Share of the group that leaves at the end of the period, and share that had not left at its start. */
  derecognitionShare: 0,
  derecognitionRemaining: 0,

  /** Present values of the estimates of the period's start: at its start, its end, and its end at new rates; and of those of its end. */
  pvValuedAnew: 0,
  pvOpening: 0,
  pvStart: 0,
  pvUnwound: 0,
  pvRevalued: 0,
  pvEnd: 0,
  changeAtCurrent: 0,
  /** Balance on which profit or loss takes interest: that at locked-in rates, or the one allocated so far (B131-B132). */
  allocatedOpening: 0,
  allocatedStart: 0,
  allocatedUnwound: 0,
  allocatedEnd: 0,
  outflowsClaims: 0,
  outflowsInvestment: 0,
  outflowsAfter: 0,
  investmentAfter: 0,

  /** Claims and expenses that carry a risk adjustment, at the end of the period: unchanged, at the rates of before; at its end; at locked-in rates. */
  riskUnchanged: 0,
  riskBefore: 0,
  riskEnd: 0,
  riskLockedIn: 0,
  riskWhole: 0,
  riskLeft: 0,
  riskGapOpening: 0,
  riskGap: 0,
  riskUnits: 0,
  riskUnitsAll: 0,

  /** Growth of the period less one at the rates that accrete the CSM, and that of a CSM parts of which joined within the year so far. */
  rateAccretion: 0,
  rateCsm: 0,
  rateCurrent: 0,
  rateClaims: 0,
  rateFinancing: 0,
  rateFinancingPremiums: 0,
  rateFinancingAcquisition: 0,
  lcBase: 0,
  lcReleased: 0,
  lcClaimsShare: 0,
  lcSystematic: 0,
  lcHeld: 0,
  lcReversed: 0,
  lcChanged: 0,
  lcRemaining: 0,
  marginDecrease: 0,
  marginCsm: 0,
  marginAbsorbed: 0,
  marginChanged: 0,
  /** Paid for contracts that leave, and the premium deemed received for those that are modified (77). */
  derecognitionPrice: 0,
  derecognitionDeemed: 0,
  derecognitionEffect: 0,
  /** Under the premium allocation approach: what leaves of the liability, of acquisition cash flows not yet amortised, and of a price what is paid from a loss component. */
  derecognitionLrc: 0,
  derecognitionAcquisition: 0,
  derecognitionLoss: 0,
  lrcEarned: 0,
  recoveryInitial: 0,
  recoveryLosses: 0,
  recoveryReversal: 0,
  recoveryAllocated: 0,
  financeAllocated: 0,
  acquisitionOpening: 0,
  acquisitionBefore: 0,
  acquisitionExpensed: 0,
  periodsLeft: 0,
  periodsNow: 0,
  laterPremiums: 0,
  laterInvestment: 0,
  laterAcquisition: 0,

  /** Claims by accident period, as stated (40(b), 130). */
  claimsIncurred: 0,
  claimsPaid: 0,
  claimsPastService: 0,
  claimsFinance: 0,
  claimsFinanceOci: 0,
  ociOpening: 0,
});

const reported = emptyRow();
const operands = emptyOperands();
/** What is reported of a period. */
export type Row = typeof reported;
export type ReportedColumn = keyof Row;
/** The same with what its figures rest on. */
export type WholeRow = Row & typeof operands;
export type Column = keyof WholeRow;
export const columns = Object.keys(reported) as readonly ReportedColumn[];
/** Other columns are operands of formulas. */
export const isReported = (column: Column): column is ReportedColumn => column in reported;
const allColumns = [...columns, ...Object.keys(operands)] as readonly Column[];
/** Reported columns come first: a table may hold them alone. */
export const reportedWidth = columns.length;
export const width = allColumns.length;

const places = new Map(allColumns.map((column, index) => [column, index]));
export const place = (column: Column): number => places.get(column) ?? Number.NaN;

/** `csmBeforeRelease` is the figure `beforeRelease` of the section `csm`. */
export function sectionOf(column: Column): { readonly section: string; readonly figure: string } {
  const [, section = column, figure = ''] = /^([a-z]+)(.*)$/.exec(column) ?? [];
  return {
    section,
    figure: figure === '' ? 'total' : figure.charAt(0).toLowerCase() + figure.slice(1),
  };
}

/** As formulas name it: `csm.beforeRelease`. */
export const shortName = (column: Column): string => {
  const { section, figure } = sectionOf(column);
  return `${section}.${figure}`;
};

const named = new Map(allColumns.map((column) => [shortName(column), column]));

/** @throws RangeError for a name that is no figure of a period */
export function columnNamed(name: string): Column {
  const column = named.get(name);
  if (!column) throw new RangeError(`${name} is no figure of a period`);
  return column;
}

/**
 * A row of a table of rows laid end to end, written and read in place by the names of its columns: steps read like the standard and
 * measuring allocates nothing.
 */
export type RowCursor = WholeRow & { table: Float64Array; offset: number };

class Cursor {
  /** Two rows: the period, and the one before it. */
  table = new Float64Array(2 * width);
  offset = 0;
}
allColumns.forEach((column, index) =>
  Object.defineProperty(Cursor.prototype, column, {
    get(this: Cursor) {
      return this.table[this.offset + index];
    },
    set(this: Cursor, value: number) {
      this.table[this.offset + index] = value;
    },
  }),
);

/** What an opening states of them, for the first period. */
export const openingFields = {
  belOpening: 'bel',
  raOpening: 'ra',
  csmOpening: 'csm',
  lcOpening: 'lossComponent',
  licOpening: 'lic',
  licRaOpening: 'licRiskAdjustment',
  lrcOpening: 'lrc',
  ociOpening: 'accumulatedOci',
  acquisitionOpening: 'acquisitionUnamortised',
  riskGapOpening: 'raRateGap',
} as const satisfies Partial<Record<Column, keyof OpeningInput>>;

/** Balances that open a period are those that closed the one before (40). */
export const openings = {
  belOpening: 'belClosing',
  raOpening: 'raClosing',
  csmOpening: 'csmClosing',
  lcOpening: 'lcClosing',
  licOpening: 'licClosing',
  licRaOpening: 'licRaClosing',
  lrcOpening: 'lrcClosing',
  ociOpening: 'ociAccumulated',
  acquisitionOpening: 'acquisitionUnamortised',
  pvOpening: 'pvEnd',
  allocatedOpening: 'allocatedEnd',
  riskGapOpening: 'riskGap',
} as const satisfies Partial<Record<Column, Column>>;

/** A cursor on a row of its own. */
export const newCursor = (): RowCursor => new Cursor() as RowCursor;

/** Forgets what a cursor's row held. */
export const clear = ({ table, offset }: RowCursor): void => {
  table.fill(0, offset, offset + width);
};

/** A row as a plain object; adding 0 turns a negative zero into a plain one. */
function loaded<R extends Readonly<Partial<Record<Column, number>>>>(
  empty: R,
  names: readonly (keyof R)[],
  table: Float64Array,
  offset: number,
): R {
  const row: { -readonly [C in keyof R]: R[C] | number } = { ...empty };
  names.forEach((column, index) => (row[column] = (table[offset + index] ?? 0) + 0));
  return row as R;
}

/** What is reported, from a table of rows that hold it alone. */
export const load = (table: Float64Array, rowIndex: number): Row =>
  loaded(reported, columns, table, rowIndex * reportedWidth);

/** A whole row, from a table of whole rows. */
export const loadWhole = (table: Float64Array, rowIndex: number): WholeRow =>
  loaded({ ...reported, ...operands }, allColumns, table, rowIndex * width);
