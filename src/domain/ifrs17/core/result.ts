import type { GroupInput } from '../schema/group';
import {
  expectedRelease,
  newContracts107,
  presentationOfReinsurance,
  reconciliation100,
  reconciliation101,
  reconciliationOfOci,
  revenueAnalysis,
  statementOfPerformance,
  statementOfPosition,
} from '../tables/groupTables';
import { claimsDevelopment } from '../tables/claimsDevelopment';
import { journals, postingRules } from '../tables/journals';
import { InputError } from '../schema/shape';
import { compileGroup, type CompiledGroup } from './compile';
import { initialPosition, positionAfterPremium } from './initialPosition';
import { translated } from './translated';
import { warningsOf } from './checks/warnings';
import { measureInto } from './measure';
import { columns, reportedWidth, sectionOf, width, type Row, type WholeRow } from './row/columns';
import { load, loadWhole } from './row/row';
import { statedRecovery, type LossRecovery } from './lossRecovery';

function measured(
  group: CompiledGroup,
  recovery: readonly LossRecovery[],
  size: number,
): Float64Array {
  const table = new Float64Array(group.periods * size);
  measureInto(table, 0, group, undefined, recovery, size);
  if (!table.every(Number.isFinite))
    throw new InputError([
      {
        path: '',
        code: 'range',
        expected: 'amounts and rates whose results stay within the range of a number',
        found: 'results beyond it',
      },
    ]);
  return table;
}

/** Rows of a group, in its own currency. */
export function measureRows(
  group: CompiledGroup,
  recovery: readonly LossRecovery[] = statedRecovery(group.input),
): Row[] {
  const table = measured(group, recovery, reportedWidth);
  return Array.from({ length: group.periods }, (_, period) => load(table, period));
}

/** The same with what its figures rest on, to explain them. */
export function measureWhole(
  group: CompiledGroup,
  recovery: readonly LossRecovery[] = statedRecovery(group.input),
): WholeRow[] {
  const table = measured(group, recovery, width);
  return Array.from({ length: group.periods }, (_, period) => loadWhole(table, period));
}

/** `csmBeforeRelease` is `csm.beforeRelease`: the section, then the figure. */
const placed = columns.map((column) => ({ column, ...sectionOf(column) }));

export function sections(row: Row): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const result: Record<string, Record<string, number>> = {};
  for (const { column, section, figure } of placed) (result[section] ??= {})[figure] = row[column];
  return result;
}

const byLabel = <T>(
  labels: readonly string[],
  rows: readonly Row[],
  make: (row: Row) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(rows.map((row, index) => [labels[index] ?? String(index + 1), make(row)]));

/** What one unit of CSM accretes in each period: at the rates locked in, weighted where contracts join (44(b), B72(b), B73). */
const accretionRates = ({ accretion }: CompiledGroup): readonly number[] =>
  accretion.map(({ curve: { factors }, origin }, period) => {
    const step = 2 * (period - origin);
    return (factors[step] as number) / (factors[step + 2] as number) - 1;
  });

/** Everything reported of a group, by name. Amounts unrounded, in its currency (or the functional one where rates are given). */
export function groupResult(group: CompiledGroup, own: readonly Row[]) {
  const rows = translated(group, own);
  const { labels, input, account } = group;
  const [first] = own;
  if (!first) throw new RangeError('a measurement has at least one period');
  const performance = statementOfPerformance(rows, group);
  const development = claimsDevelopment(group, rows);
  return {
    id: input.id ?? 'group',
    model: input.model,
    labels,
    ...byLabel(labels, rows, sections),
    initial: initialPosition(group, first),
    afterPremiumReceived: positionAfterPremium(group, first),
    para101: byLabel(labels, rows, (row) => reconciliation101(row, input.model)),
    para100: byLabel(labels, rows, (row) => reconciliation100(row, input.model)),
    profitOrLoss: performance,
    financialPosition: statementOfPosition(rows, performance.profit, performance.investmentIncome),
    revenueAnalysisPara106: revenueAnalysis(rows),
    newContractsPara107: byLabel(labels, rows, newContracts107),
    ...(input.model === 'GMM' ? { csmAccretionRates: accretionRates(group) } : {}),
    csmReleasePara109: expectedRelease(group, rows),
    accumulatedOci: byLabel(labels, rows, reconciliationOfOci),
    fulfilmentCashFlowsAtYearEnd: rows.map((row) => row.belClosing + row.raClosing),
    warnings: warningsOf(input),
    journals: journals(rows, labels, postingRules(input.model, group.held)),
    ...(group.held ? presentationOfReinsurance(rows, group.policies.reinsurancePresentation) : {}),
    ...(account ? { underlyingItems: account } : {}),
    ...(development ? { claimsDevelopmentPara130: development } : {}),
  };
}

export type GroupResult = ReturnType<typeof groupResult>;

/** @throws InputError */
export function measureGroup(input: GroupInput): GroupResult {
  const group = compileGroup(input);
  return groupResult(group, measureRows(group));
}
