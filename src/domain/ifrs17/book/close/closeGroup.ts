import { compileGroup, type CompiledGroup } from '../../core/compile';
import { measureRows } from '../../core/result';
import { columns, type Row } from '../../core/row/columns';
import { translated } from '../../core/translated';
import { averageRate } from '../../core/translation';
import { assumptionEffects } from '../../figures/assumptionEffects';
import type { GroupInput } from '../../schema/group';
import { InputError } from '../../schema/shape';
import { expectedRelease } from '../../tables/groupTables';
import type { LossRecovery } from '../../core/lossRecovery';
import { estimatesOf } from '../opening/continued';
import type { BookGroup, BookTreaty, ClosedGroup } from '../types';
import { claimsOf } from './claimsOf';
import { factsOf } from './facts';

/** A group made ready with its rows in its own currency: treaties over it rest on them. */
export interface MeasuredGroup {
  readonly compiled: CompiledGroup;
  readonly rows: readonly Row[];
}

export function measuredGroup(
  input: GroupInput,
  recovery?: readonly LossRecovery[],
): MeasuredGroup {
  const compiled = compileGroup(input);
  return { compiled, rows: recovery ? measureRows(compiled, recovery) : measureRows(compiled) };
}

/** Flows of the estimates of the end, by period to come, liability positive: what is paid out in all, and net of premiums (132(b)). */
function maturities(compiled: CompiledGroup, period: number, rate: number) {
  const { expected } = estimatesOf(compiled, period + 1);
  const at = (values: readonly number[] | undefined, of: number) => values?.[of] ?? 0;
  const length = Math.max(0, ...Object.values(expected).map((values) => values.length));
  return Array.from({ length }, (_, of) => {
    const paid =
      at(expected.claims, of) +
      at(expected.expenses, of) +
      at(expected.investmentComponents, of) +
      at(expected.acquisition, of);
    return compiled.sign * rate * (paid - at(expected.premiums, of));
  });
}

/** `release[0]`, `release[1]`, ...: what is nothing is left out. */
export const listed = (name: string, values: readonly number[]): [string, number][] =>
  values.flatMap((value, index) =>
    value === 0 ? [] : [[`${name}[${index}]`, value] as [string, number]],
  );

/**
 * The stored result of one period of a measured group.
 * @throws InputError where the group has no period of that name
 */
export function closedOf(
  stated: BookGroup | BookTreaty,
  { compiled, rows }: MeasuredGroup,
  period: string,
  recoveryCap?: number,
): ClosedGroup {
  const { input, labels, held, policies } = compiled;
  const index = labels.indexOf(period);
  const reported = translated(compiled, rows);
  const row = reported[index];
  if (!row)
    throw new InputError([
      { path: 'labels', code: 'missing', expected: `a period ${period}`, found: labels.join(', ') },
    ]);
  const rate = input.exchangeRates?.closing[index + 1] ?? 1;
  const before = input.opening?.unitsProvided ?? 0;
  const provided = rows
    .slice(0, index + 1)
    .reduce((sum, each) => sum + each.coverageProvided, before);
  const mitigated = input.underlyingItems?.riskMitigation?.[index] ?? 0;
  const isAllocation = input.model === 'PAA';
  const figures = Object.fromEntries([
    ...columns.map((column) => [column, row[column]] as const).filter(([, value]) => value !== 0),
    ...(provided === 0 ? [] : [['unitsProvided', provided] as const]),
    ...(isAllocation ? [] : listed('release', expectedRelease(compiled, reported)[index] ?? [])),
    ...listed('maturity', maturities(compiled, index, rate)),
    ...claimsOf(compiled, index, rate),
    ...(isAllocation ? [] : assumptionEffects(compiled, index)),
    ...(mitigated === 0
      ? []
      : [['riskMitigation', mitigated * averageRate(compiled, index)] as const]),
  ]);
  const joins = (input.newContracts?.length ?? 0) > 0 && policies.joiningContracts === 'apart';
  const opensWithBoth = (input.opening?.csm ?? 0) > 0 && (input.opening?.lossComponent ?? 0) > 0;
  return {
    ...factsOf(stated),
    period,
    side: held ? 'held' : 'issued',
    family: isAllocation ? 'allocation' : 'general',
    model: input.model,
    periodsPerYear: input.periodsPerYear ?? 1,
    figures,
    isOnerousAtRecognition: !held && row.lcNew > 0,
    holdsBoth: joins || opensWithBoth,
    ...(recoveryCap === undefined ? {} : { recoveryCap }),
  };
}
