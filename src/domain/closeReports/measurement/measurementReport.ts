import {
  cubeOf,
  expectedRecognition,
  financeAnalysis,
  reconciliation100,
  reconciliation101,
  riskMitigation,
  type ClosedGroup,
} from '../../ifrs17/book';
import { withComparatives } from '../comparatives';
import type { ReportTable } from '../figure';
import { assumptionEffects } from './assumptionEffects';
import { groupTable, stateOf, type GroupState } from './groupTable';
import { balances, csmSteps, tiles } from './keyFigures';
import { reinsurance, variableFee } from './viewsOfModels';

/** Upper bounds of the bands of 109, in years. */
const BANDS = [1, 2, 3, 4, 5, 10, 20];
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

/** The report of the groups within the filter; tables that would have no contracts are left out. */
export function measurementReport(groups: readonly ClosedGroup[]): MeasurementReport {
  const cube = cubeOf(groups);
  const effects = assumptionEffects(cube);
  const has = (of: (each: ClosedGroup) => boolean, made: () => ReportTable) =>
    groups.some(of) ? [made()] : [];
  return {
    tiles: tiles(cube),
    balances: balances(cube),
    csmSteps: csmSteps(cube),
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
