import {
  cellOf,
  cubeOf,
  expectedRecognition,
  financeAnalysis,
  reconciliation100,
  reconciliation101,
  riskMitigation,
  termsOf,
  type Cell,
  type ClosedGroup,
  type Cube,
  type Scope,
} from '../ifrs17/book';
import { assumptionEffects } from './assumptionEffects';
import { withComparatives } from './comparatives';
import type { ReportTable } from './figure';

/** Upper bounds of the bands of 109, in years. */
const BANDS = [1, 2, 3, 4, 5, 10, 20];
/** A CSM below this share of the outflows that it stands beside is near zero: a small change makes the group onerous. */
const NEAR_ZERO_SHARE = 0.02;

export type GroupState = 'profitable' | 'nearZero' | 'onerous' | 'allocation';

const table = (
  cube: Cube,
  id: string,
  paragraph: string,
  lines: Readonly<Record<string, string>>,
  scopes: Readonly<Record<string, Scope>>,
): ReportTable => ({
  id,
  paragraph,
  columns: Object.keys(scopes),
  rows: Object.entries(lines).map(([row, expression]) => ({
    id: row,
    cells: Object.values(scopes).map((scope) =>
      cellOf(cube, paragraph, termsOf(expression, scope)),
    ),
  })),
});

/** Paragraph, amount, and what it opened with where it is a balance. */
const tileLines = {
  bel: ['33', 'belClosing', 'belOpening'],
  ra: ['37', 'raClosing', 'raOpening'],
  csm: ['38, 44', 'csmClosing', 'csmOpening'],
  lossComponent: ['49', 'lcClosing', 'lcOpening'],
  lic: ['40(b)', 'licClosing', 'licOpening'],
  liability: ['40', 'liability', 'belOpening + raOpening + csmOpening + lrcOpening + licOpening'],
  newBusinessCsm: ['38', 'csmNew'],
  csmRelease: ['44(e)', '- csmRelease'],
  serviceResult: ['80(a)', 'serviceResult'],
  // Both parts: what is in OCI is not in that of profit or loss.
  financeResult: ['80(b), 87, 88', '- financeTotal'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Key figures, each beside what it opened with. */
function tiles(cube: Cube): ReportTable {
  const lines: Readonly<Record<string, readonly string[]>> = tileLines;
  return {
    id: 'tiles',
    paragraph: '98-101',
    columns: ['amount', 'opening'],
    rows: Object.entries(lines).map(([id, [paragraph = '', amount = '', opening]]) => {
      const opened = opening === undefined ? [] : termsOf(opening, {});
      // Under the premium allocation approach the loss component stands on top of the liability (57).
      const onTop = id === 'liability' ? termsOf('lcOpening', { family: 'allocation' }) : [];
      return {
        id,
        cells: [
          cellOf(cube, paragraph, termsOf(amount, {})),
          cellOf(cube, paragraph, [...opened, ...onTop]),
        ],
      };
    }),
  };
}

/** What the liability is made of, as two runs are compared; below it the sum of all but the loss component, which stands within it. */
const balanceLines = {
  bel: 'belClosing',
  ra: 'raClosing',
  csm: 'csmClosing',
  lossComponent: 'lcClosing',
  lrc: 'lrcClosing',
  lic: 'licClosing',
  liability: 'liability',
};

/** CSM from opening to closing; what changes in estimates do to it by what they are, and what the loss component takes of them (48, 50(b)). */
const csmSteps = {
  opening: ['40', 'csmOpening'],
  newContracts: ['44(a)', 'csmNew'],
  accretion: ['44(b)', 'csmInterest'],
  underlyingItems: ['45(b)', 'csmUnderlyingItems + csmFinanceEffect'],
  assumptionChanges: ['44(c), B96(b)', '- belFuture'],
  experience: ['44(c), B96(a)', '- belFutureExperience'],
  riskAdjustmentChanges: ['44(c), B96(d)', '- raFuture'],
  lossComponentShare: ['48, 50(b)', 'csmFuture + belFuture + belFutureExperience + raFuture'],
  lossRecovery: ['66A', 'csmLossRecovery'],
  derecognition: ['76', 'csmDerecognised'],
  exchangeDifferences: ['44(d)', 'csmFx'],
  release: ['44(e)', 'csmRelease'],
  closing: ['44', 'csmClosing'],
} as const;

const csmStepsOf = (cube: Cube): ReportTable => ({
  id: 'csmSteps',
  paragraph: '44-45',
  columns: ['csm'],
  rows: Object.entries(csmSteps).map(([id, [paragraph, expression]]) => ({
    id,
    cells: [cellOf(cube, paragraph, termsOf(expression, {}))],
  })),
});

const groupLines = {
  bel: 'belClosing + lrcClosing',
  ra: 'raClosing + licRaClosing',
  csm: 'csmClosing',
  lossComponent: 'lcClosing',
  lic: 'licClosing',
  liability: 'liability',
  csmRelease: '- csmRelease',
  serviceResult: 'serviceResult',
};

/** One row a group; the largest CSM first, onerous groups last. */
function groupTable(groups: readonly ClosedGroup[]): ReportTable {
  const sizeOf = ({ figures }: ClosedGroup) =>
    (figures['csmClosing'] ?? 0) - (figures['lcClosing'] ?? 0);
  const rows = groups
    .filter(({ family }) => family !== 'acquisitionAsset')
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map((each) => {
      const cube = cubeOf([each]);
      const cellFor = (expression: string): Cell => cellOf(cube, '98-101', termsOf(expression, {}));
      return { id: each.id, cells: Object.values(groupLines).map(cellFor) };
    });
  return {
    id: 'groups',
    paragraph: '98-101',
    columns: Object.keys(groupLines),
    rows,
    rowsAre: 'groups',
  };
}

/** 47, 57: where a group stands; the CSM of one that is near zero would not survive a small change. */
function stateOf({ family, side, figures }: ClosedGroup): GroupState {
  if (side === 'issued' && (figures['lcClosing'] ?? 0) > 0) return 'onerous';
  if (family !== 'general') return 'allocation';
  const beside = Math.max(
    Math.abs(figures['outflowsOpening'] ?? 0),
    Math.abs(figures['belClosing'] ?? 0) + Math.abs(figures['raClosing'] ?? 0),
  );
  const margin = figures['csmClosing'] ?? 0;
  const isNearZero = side === 'issued' && margin <= NEAR_ZERO_SHARE * beside;
  return isNearZero ? 'nearZero' : 'profitable';
}

/** Gross, ceded, net (82); the loss component of contracts held is the loss-recovery component (66A-66B). */
const reinsurance = (cube: Cube): ReportTable =>
  table(
    cube,
    'reinsurance',
    '82, 86, 66A-66B',
    {
      bel: 'belClosing',
      ra: 'raClosing',
      csm: 'csmClosing',
      lossComponent: 'lcClosing',
      lic: 'licClosing',
      liability: 'liability',
      insuranceRevenue: 'revenueTotal',
      insuranceServiceExpenses: '- expenseTotal',
      serviceResult: 'serviceResult',
      financeProfitOrLoss: '- financeProfitOrLoss',
    },
    { gross: { side: 'issued' }, ceded: { side: 'held' }, net: {} },
  );

const variableFee = (cube: Cube): ReportTable =>
  table(
    cube,
    'variableFee',
    '45, B101-B118',
    {
      opening: 'csmOpening',
      newContracts: 'csmNew',
      underlyingItems: 'csmUnderlyingItems',
      financeEffect: 'csmFinanceEffect',
      futureService: 'csmFuture',
      exchangeDifferences: 'csmFx + csmDerecognised',
      release: 'csmRelease',
      closing: 'csmClosing',
      underlyingIncome: 'underlyingIncome',
    },
    { issued: { model: 'VFA', side: 'issued' } },
  );

/** What FSRS50010 shows of the groups within its filter. */
export interface MeasurementReport {
  readonly tiles: ReportTable;
  readonly balances: ReportTable;
  readonly csmSteps: ReportTable;
  /** Left out where no estimate of future service changed. */
  readonly assumptionEffects?: ReportTable;
  readonly groups: ReportTable;
  readonly states: Readonly<Record<string, GroupState>>;
  /** The other tables, by where they stand: 101 and 100, bands, models, reinsurance. Those without contracts are left out. */
  readonly tables: readonly ReportTable[];
}

export function measurementReport(groups: readonly ClosedGroup[]): MeasurementReport {
  const cube = cubeOf(groups);
  const effects = assumptionEffects(cube);
  const has = (of: (each: ClosedGroup) => boolean, made: () => ReportTable) =>
    groups.some(of) ? [made()] : [];
  return {
    tiles: tiles(cube),
    balances: table(cube, 'balances', '40', balanceLines, { amount: {} }),
    csmSteps: csmStepsOf(cube),
    ...(effects.rows.length > 0 && { assumptionEffects: effects }),
    groups: groupTable(groups),
    states: Object.fromEntries(groups.map((each) => [each.id, stateOf(each)])),
    tables: [
      ...has(
        ({ family }) => family === 'general',
        () => reconciliation101(cube, {}),
      ),
      reconciliation100(cube, {}),
      ...has(
        ({ family }) => family === 'general',
        () => expectedRecognition(cube, {}, BANDS),
      ),
      ...has(
        ({ model }) => model === 'VFA',
        () => variableFee(cube),
      ),
      ...has(
        ({ figures }) => figures['riskMitigation'] !== undefined,
        () => riskMitigation(cube, {}),
      ),
      ...has(
        ({ family }) => family === 'allocation',
        () => ({
          ...reconciliation100(cube, { family: 'allocation' }),
          id: 'premiumAllocationView',
        }),
      ),
      ...has(
        ({ side }) => side === 'held',
        () => reinsurance(cube),
      ),
      financeAnalysis(cube, {}),
    ],
  };
}

/** Of the groups, which have many columns, the balances that are asked of first. */
const comparedOfGroups = ['csm', 'lossComponent', 'liability'];

/** A report beside that of another close: every table with its comparatives. @param close the name by which explanations know the other close */
export function comparedMeasurement(
  report: MeasurementReport,
  other: MeasurementReport,
  close: string,
): MeasurementReport {
  const { assumptionEffects: effects } = other;
  const before = new Map(other.tables.map((each) => [each.id, each]));
  const compared = (own: ReportTable, beside: ReportTable | undefined) =>
    beside ? withComparatives(own, beside, close) : own;
  return {
    ...report,
    tiles: withComparatives(report.tiles, other.tiles, close),
    csmSteps: withComparatives(report.csmSteps, other.csmSteps, close),
    ...(report.assumptionEffects && {
      assumptionEffects: compared(report.assumptionEffects, effects),
    }),
    groups: withComparatives(report.groups, other.groups, close, comparedOfGroups),
    tables: report.tables.map((each) => compared(each, before.get(each.id))),
  };
}
