import { checkGroup } from '../core/checkGroup';
import { compileGroup } from '../core/compile';
import { groupResult, measureRows } from '../core/result';
import type { Row } from '../core/row';
import { checked, inconsistent } from '../schema/checked';
import { curve } from '../schema/curve';
import { group, type FlowsInput, type GroupInput, type RevisionInput } from '../schema/group';
import { incurredClaims } from '../schema/groupParts';
import { policies } from '../schema/policies';
import { choice, flag, list, number, object, text, type Infer } from '../schema/shape';
import type { LossRecovery } from '../steps/reinsuranceMargin';

const fields = object(
  'A group of reinsurance contracts held over several periods, with its underlying groups (60-70A). Amounts positive in their own direction.',
  {
    kind: choice('What this input is.', ['reinsuranceHeld']),
    periods: number('Periods to measure.', { integer: true, min: 1, max: 2400 }),
    cessionRate: number('Share of each underlying claim recovered, 0 to 1.', { min: 0, max: 1 }),
    premiums: list('Premiums to the reinsurer by period, positive.', number('Premium.')),
    underlying: list('Underlying groups, measured over the same periods.', group, 1),
  },
  {
    id: text('Name of the group.'),
    model: choice('Measurement model of the reinsurance group (69-70).', ['GMM', 'PAA']),
    lockedIn: curve,
    actualPremiums: list('Premiums paid, where they differ.', number('Premium.')),
    riskAdjustmentCeded: flag('The share of the underlying risk adjustment is transferred (64); default true.'),
    coverageUnits: list('By period; default the sum of the underlying groups’ units.', number('Units.', { min: 0 })),
    boughtAfterLoss: flag('Entered into after the underlying losses were recognised: they are not recovered at once (66A).'),
    incurredClaims,
    policies,
  },
);
/** Underlying groups are told apart by name and cover the same periods; each is checked as a group of its own. */
export const reinsuranceHeld = checked(fields, ({ underlying, periods }) =>
  underlying.flatMap((each, index) => [
    ...checkGroup(each).map((problem) => ({ ...problem, path: `underlying[${index}].${problem.path}` })),
    ...(each.periods === periods
      ? []
      : [inconsistent(`underlying[${index}].periods`, `${periods}, the periods of the reinsurance`, String(each.periods))]),
    ...(each.id !== undefined && underlying.findIndex(({ id }) => id === each.id) < index
      ? [inconsistent(`underlying[${index}].id`, 'a name of its own', each.id)]
      : []),
  ]),
);
export type ReinsuranceHeldInput = Infer<typeof reinsuranceHeld>;

const addInto = (sum: number[], values: readonly number[] | undefined, factor: number, from = 0) =>
  values?.forEach((value, index) => {
    sum[from + index] = (sum[from + index] ?? 0) + factor * value;
  });

type Compiled = ReturnType<typeof compileGroup>;

/** Recoveries expected and received follow the underlying claims (not expenses, not investment components) in proportion. */
function ceded({ cessionRate, premiums }: ReinsuranceHeldInput, groups: readonly GroupInput[]): FlowsInput {
  const claims: number[] = [];
  for (const { expected } of groups) addInto(claims, expected?.claims, cessionRate);
  return { premiums, claims };
}

function cededActual(input: ReinsuranceHeldInput, groups: readonly Compiled[]): GroupInput['actual'] {
  const claims: number[] = new Array<number>(input.periods).fill(0);
  for (const each of groups) {
    const expenses = each.input.actual?.expenses;
    for (let period = 0; period < input.periods; period++) {
      const spent = expenses ? (expenses[period] ?? 0) : (each.estimates.expenses[period]?.[period] ?? 0);
      claims[period] = (claims[period] ?? 0) + input.cessionRate * ((each.actual.claims[period] ?? 0) - spent);
    }
  }
  return { claims, ...(input.actualPremiums ? { premiums: input.actualPremiums } : {}) };
}

/** Changes in underlying estimates change the recoveries of the same dates. */
function cededRevisions({ cessionRate }: ReinsuranceHeldInput, groups: readonly Compiled[]): RevisionInput[] {
  const dates = new Set(
    groups.flatMap(({ input }) =>
      (input.revisions ?? []).filter(({ expected }) => expected?.claims).map(({ atEndOf }) => atEndOf),
    ),
  );
  return [...dates]
    .sort((a, b) => a - b)
    .map((atEndOf) => {
      const claims: number[] = [];
      for (const { estimates } of groups) {
        const after = estimates.closing[atEndOf - 1];
        const expenses = estimates.expenses[atEndOf] ?? estimates.expenses.at(-1);
        if (after)
          addInto(
            claims,
            Array.from(after.claims.slice(atEndOf), (value, index) => value - (expenses?.[atEndOf + index] ?? 0)),
            cessionRate,
          );
      }
      return { atEndOf, expected: { claims } };
    });
}

function cededRiskAdjustment(
  { cessionRate, riskAdjustmentCeded }: ReinsuranceHeldInput,
  rows: readonly (readonly Row[])[],
): GroupInput['riskAdjustment'] {
  if (riskAdjustmentCeded === false) return undefined;
  const sum = (pick: (row: Row) => number, period: number) =>
    cessionRate * rows.reduce((total, each) => total + (each[period] ? pick(each[period]) : 0), 0);
  const periods = rows[0]?.length ?? 0;
  const by = (pick: (row: Row) => number) => Array.from({ length: periods }, (_, period) => sum(pick, period));
  return {
    initial: sum((row) => row.raNew, 0),
    futureServiceChange: by((row) => row.raFuture),
    interest: by((row) => row.raInterest),
    closing: by((row) => row.raClosing),
  };
}

/** Losses, reversals and releases of the underlying loss components times the share ceded (66A-66B, B119D-B119F). */
export function lossRecovery(
  { cessionRate, boughtAfterLoss, periods }: ReinsuranceHeldInput,
  rows: readonly (readonly Row[])[],
): LossRecovery[] {
  return Array.from({ length: periods }, (_, period) => {
    const sum = (pick: (row: Row) => number) =>
      cessionRate * rows.reduce((total, each) => total + (each[period] ? pick(each[period]) : 0), 0);
    return {
      initial: boughtAfterLoss ? 0 : sum((row) => row.lcNew),
      losses: sum((row) => row.lcLosses),
      reversal: sum((row) => -row.lcReversal),
      allocated: sum((row) => -(row.lcAllocatedClaims + row.lcAllocatedRa) - row.lcFinance),
    };
  });
}

/** The reinsurance as a group input of its own, made from its underlying groups. */
export function reinsuranceGroup(
  input: ReinsuranceHeldInput,
  groups: readonly Compiled[],
  rows: readonly (readonly Row[])[],
): GroupInput {
  const first = groups[0]?.input;
  const units: number[] = [];
  for (const each of groups) addInto(units, each.input.coverageUnits ?? [], 1);
  const ra = cededRiskAdjustment(input, rows);
  return {
    kind: 'group',
    id: input.id ?? 'reinsurance',
    model: input.model ?? 'GMM',
    periods: input.periods,
    periodsPerYear: first?.periodsPerYear ?? 1,
    ...(first?.timing ? { timing: first.timing } : {}),
    rates: {
      lockedIn: input.lockedIn ?? first?.rates?.lockedIn ?? 0,
      ...(first?.rates?.current === undefined ? {} : { current: first.rates.current }),
    },
    expected: ceded(
      input,
      groups.map((each) => each.input),
    ),
    coverageUnits: input.coverageUnits ?? units,
    actual: cededActual(input, groups),
    revisions: cededRevisions(input, groups),
    ...(ra ? { riskAdjustment: ra } : {}),
    ...(input.incurredClaims ? { incurredClaims: input.incurredClaims } : {}),
    ...(input.policies ? { policies: input.policies } : {}),
  };
}

/** Presentation of reinsurance held apart from contracts issued (82, 86): one amount, or recoveries and premiums allocated. */
function presentation(rows: readonly Row[], mode: 'single' | 'separate') {
  const net = rows.map((row) => row.serviceResult);
  const allocated = rows.map((row) => row.revenueTotal);
  return mode === 'single'
    ? { incomeOrExpensesFromReinsurance: net }
    : {
        incomeOrExpensesFromReinsurance: net,
        allocationOfPremiums: allocated,
        amountsRecovered: rows.map((row) => -row.expenseTotal),
      };
}

/** @throws InputError */
export function measureReinsuranceHeld(input: ReinsuranceHeldInput) {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureRows(each));
  const compiled = compileGroup(reinsuranceGroup(input, groups, rows), true);
  const held = measureRows(compiled, lossRecovery(input, rows));
  return {
    underlying: Object.fromEntries(
      groups.map((each, index) => [each.input.id ?? `group${index + 1}`, groupResult(each, rows[index] ?? [])]),
    ),
    reinsurance: { ...groupResult(compiled, held), ...presentation(held, compiled.policies.reinsurancePresentation) },
  };
}
