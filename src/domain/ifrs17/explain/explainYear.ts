import type { Column, WholeRow } from '../core/row/columns';
import { loadWhole, newCursor } from '../core/row/row';
import { newState } from '../core/state';
import { reportedMovements, summedInputs } from '../figures/yearToDate';
import { byDefinition } from './byDefinition';
import { figureName, valueOf, type Measured } from './context';
import { derived, type Derivation } from '../formula/derivation';
import { accretionRate } from './rates/rates';

type Ask = (period: number, column: Column) => Derivation;

const ofYear: ReadonlySet<Column> = new Set<Column>([
  ...reportedMovements,
  'csmReleaseShare',
  'lcReleaseShare',
]);
/** The loss-recovery component follows the underlying ones, period by period. */
const ofYearHeld: ReadonlySet<Column> = new Set<Column>([
  'csmInterest',
  'csmRelease',
  'csmReleaseShare',
]);
const summedHeld: ReadonlySet<Column> = new Set<Column>([
  'lcNew',
  'lcLosses',
  'lcReversal',
  'lcAllocatedClaims',
]);
const openings: ReadonlySet<Column> = new Set<Column>([
  'csmOpening',
  'lcOpening',
  'raOpening',
  'outflowsOpening',
  'investmentOpening',
]);
const summed: ReadonlySet<Column> = new Set<Column>(summedInputs);

/** True where a figure of the period is what the year to date adds to what the year has reported before (B137). */
export const isOfYear = ({ group }: Measured, column: Column): boolean =>
  group.policies.interimBasis === 'yearToDate' &&
  group.input.model !== 'PAA' &&
  (group.held ? ofYearHeld : ofYear).has(column);

const firstOf = ({ group }: Measured, period: number): number =>
  period - (period % (group.input.periodsPerYear ?? 1));

/** The year so far as one period: what moves the margin in sum, and the margin that follows from it. */
function yearRow(
  measured: Measured,
  period: number,
  accretion: number,
  csmGrowth: number,
): WholeRow {
  const row = newCursor();
  const first = firstOf(measured, period);
  for (const column of openings) row[column] = valueOf(measured, first, column);
  for (const column of summedInputs)
    for (let each = first; each <= period; each++) row[column] += valueOf(measured, each, column);
  row.coverageFuture = valueOf(measured, period, 'coverageFuture');
  row.rateAccretion = accretion;
  row.rateCsm = csmGrowth;
  measured.group.plan.margin(row, newState(measured.group));
  return loadWhole(row.table, 0);
}

function growthOfYear(measured: Measured, period: number): Derivation {
  const first = firstOf(measured, period);
  const rates = Array.from({ length: period - first + 1 }, (_, index) => {
    const rate = accretionRate(measured, first + index);
    return { ...rate, name: `${rate.name}, in the year so far` };
  });
  const value = rates.reduce((product, rate) => product * (1 + rate.value), 1) - 1;
  return derived(
    'locked-in rate of the year to date',
    value,
    'B72(b), B137',
    `${rates.map(({ name }) => `(1 + ${name})`).join(' × ')} - 1`,
    rates,
  );
}

/** Growth of the CSM where contracts join within the year: each part from the period in which it joins; that of the rates where no CSM began. */
function growthOfMargin(
  measured: Measured,
  period: number,
  ask: Ask,
  accretion: Derivation,
): Derivation {
  const first = firstOf(measured, period);
  const columns: readonly Column[] = measured.group.held ? ['csmNew', 'lcNew'] : ['csmNew'];
  const periods = Array.from({ length: period - first + 1 }, (_, index) => first + index);
  const joined = periods.map((each) =>
    columns.filter(
      (column) =>
        valueOf(measured, each, column) !== 0 ||
        (measured.isWhole && (measured.group.newBusiness[each]?.length ?? 0) > 0),
    ),
  );
  if (joined.slice(1).every((each) => each.length === 0)) return accretion;
  const parts = periods.map((each, index) => [
    ...(index === 0 ? [ask(first, 'csmOpening')] : []),
    ...(joined[index] ?? []).map((column) => ask(each, column)),
  ]);
  const rates = periods.map((each) => ({
    ...accretionRate(measured, each),
    name: `rate of period ${each + 1} of the year so far`,
  }));
  const began = parts.flat().reduce((sum, { value }) => sum + value, 0);
  if (began === 0 && !measured.isWhole) return accretion;
  let [grown, formula] = [0, '0'];
  parts.forEach((each, index) => {
    const { value: rate, name } = rates[index] ?? { value: 0, name: '0' };
    grown = (grown + each.reduce((sum, { value }) => sum + value, 0)) * (1 + rate);
    formula = `(${[formula, ...each.map((part) => part.name)].join(' + ')}) × (1 + ${name})`;
  });
  const sum = parts
    .flat()
    .map(({ name }) => name)
    .join(' + ');
  const growth = `${formula} ÷ (${sum}) - 1`;
  return derived(
    'growth of the CSM in the year to date',
    began === 0 ? accretion.value : grown / began - 1,
    '44(b), B137',
    measured.isWhole ? `if(${sum}, ${growth}, ${accretion.name})` : growth,
    [...parts.flat(), ...rates, ...(measured.isWhole ? [accretion] : [])],
  );
}

/** A figure of the year to date. */
function toDate(measured: Measured, period: number, asked: Column, ask: Ask): Derivation {
  const first = firstOf(measured, period);
  const accretion = growthOfYear(measured, period);
  const csmGrowth = growthOfMargin(measured, period, ask, accretion);
  const row = yearRow(measured, period, accretion.value, csmGrowth.value);
  const year: Measured = {
    ...measured,
    rows: measured.rows.map((each, index) => (index === period ? row : each)),
  };
  const known = new Map<Column, Derivation>();
  const made = (column: Column): Derivation => {
    if (openings.has(column)) return ask(first, column);
    if (column === 'rateAccretion') return accretion;
    if (column === 'rateCsm') return csmGrowth;
    const name = `year to date ${figureName(measured, period, column)}`;
    if (summed.has(column) || (measured.group.held && summedHeld.has(column))) {
      const parts = Array.from({ length: period - first + 1 }, (_, index) =>
        ask(first + index, column),
      );
      return derived(name, row[column], 'B137', 'Σ of the year so far', parts);
    }
    return byDefinition(year, period, column, figure, name) ?? ask(period, column);
  };
  const figure = (column: Column): Derivation => {
    const each = known.get(column) ?? made(column);
    known.set(column, each);
    return each;
  };
  return figure(asked);
}

/** What a period reports under the year-to-date policy. */
export function explainOfYear(
  measured: Measured,
  period: number,
  column: Column,
  ask: Ask,
): Derivation {
  const value = valueOf(measured, period, column);
  const now = toDate(measured, period, column, ask);
  const isShare = column.endsWith('Share');
  const before =
    isShare || period === firstOf(measured, period)
      ? []
      : [toDate(measured, period - 1, column, ask)];
  const formula = [now, ...before].map(({ name }) => name).join(' - ');
  return derived(figureName(measured, period, column), value, 'B137', formula, [now, ...before]);
}
