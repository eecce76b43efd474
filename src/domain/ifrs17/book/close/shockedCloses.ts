import { compileGroup } from '../../core/compile';
import { shocked, type Shock } from '../../projection/input/shock';
import { groupInputsOf } from '../../projection/groupInputs';
import type { Portfolio } from '../../projection/portfolio';
import {
  group as groupShape,
  type FlowsInput,
  type GroupInput,
  type RevisionInput,
} from '../../schema/group';
import { InputError, parse } from '../../schema/shape';
import { estimatesOf } from '../opening/continued';
import type { Shocked } from '../statements/disclosures';
import type { BookGroup, BookTreaty } from '../types';
import { closeBook } from './closeBook';
import { atShiftedCurves, treatyAtShiftedCurves } from './shiftedCurves';

/**
 * A change in a risk variable that was reasonably possible at the end of the period (128): of assumptions, as factors and additions, or of the
 * current curves at that date, as a parallel shift of their annual rates.
 */
interface Sensitivity extends Pick<Shocked, 'id' | 'risk'> {
  readonly shock?: Shock;
  readonly curveShift?: number;
}

interface ProjectedBook {
  readonly groups: readonly BookGroup[];
  readonly treaties: readonly BookTreaty[];
  readonly period: string;
  /** The contracts in force at the end of the period, from the month after it on, in periods of the length of the groups'. */
  readonly portfolio: Portfolio;
}

interface EstimateChange {
  readonly from: GroupInput;
  readonly to: GroupInput;
  /** Default: future service (B96); financial risk never adjusts the CSM of the general model (B97(a)). */
  readonly cause?: RevisionInput['cause'];
}

const kinds = ['premiums', 'claims', 'expenses', 'investmentComponents'] as const;

/** Estimates plus what the shock adds to them, before those leave who leave at that date. */
function moved(
  now: readonly number[] = [],
  from: readonly number[] = [],
  to: readonly number[] = [],
  stays: number,
  least = -Infinity,
): readonly number[] {
  const length = Math.max(now.length, from.length, to.length);
  return Array.from({ length }, (_, of) =>
    Math.max(least, ((now[of] ?? 0) + (to[of] ?? 0) - (from[of] ?? 0)) / stays),
  );
}

/**
 * Prepares a group for changes of its estimates at the end of the period: what a shock makes of the projection beyond what it was, as a revision. Undefined
 * where the group has no such period, or all of it leaves then.
 * @throws InputError where the group cannot be measured
 */
export function estimateReviser(
  { input }: BookGroup,
  period: string,
): ((change: EstimateChange) => RevisionInput) | undefined {
  const compiled = compileGroup(parse(groupShape, input));
  const atEndOf = compiled.labels.indexOf(period) + 1;
  if (atEndOf === 0) return undefined;
  const { expected, units } = estimatesOf(compiled, atEndOf);
  const stays = (input.derecognitions ?? [])
    .filter((each) => each.atEndOf === atEndOf)
    .reduce((left, { fraction }) => left * (1 - fraction), 1);
  if (stays === 0) return undefined;
  return ({ from, to, cause }) => {
    const flowsOf = (kind: (typeof kinds)[number]) =>
      moved(
        expected[kind],
        from.expected?.[kind],
        to.expected?.[kind],
        stays,
        kind === 'premiums' ? 0 : undefined,
      );
    return {
      atEndOf,
      ...(cause && { cause }),
      expected: Object.fromEntries(kinds.map((kind) => [kind, flowsOf(kind)])) as FlowsInput,
      coverageUnits: moved(units, from.coverageUnits, to.coverageUnits, stays, 0),
    };
  };
}

/** The group with further revisions of its estimates. */
export const revisedGroup = (group: BookGroup, revisions: readonly RevisionInput[]): BookGroup => ({
  ...group,
  input: { ...group.input, revisions: [...(group.input.revisions ?? []), ...revisions] },
});

/**
 * What the period would have closed with, shock by shock (128), for `sensitivities`: groups with the id of a projected group revise their estimates at the end
 * of the period, treaties over them follow. A group under the premium allocation approach stays: its estimates are not of remaining coverage; curves
 * move its incurred claims. The risk adjustment follows where it is a share of outflows; underlying items stay as they are.
 */
export function shockedCloses(
  { groups, treaties, period, portfolio }: ProjectedBook,
  sensitivities: readonly Sensitivity[],
): readonly Shocked[] {
  const byId = (inputs: readonly GroupInput[]) => new Map(inputs.map((each) => [each.id, each]));
  const before = byId(groupInputsOf(portfolio));
  const orAsItWas = <T>(was: T, change: () => T): T => {
    try {
      return change();
    } catch (error) {
      // The close names what is wrong with it.
      if (error instanceof InputError) return was;
      throw error;
    }
  };
  return sensitivities.map(({ id, risk, shock, curveShift = 0 }) => {
    const after = shock && byId(groupInputsOf(portfolio, shocked(portfolio.assumptions, shock)));
    const estimated = groups.map((group) => {
      const [from, to] = [before.get(group.id), after?.get(group.id)];
      if (!from || !to || group.input.model === 'PAA') return group;
      return orAsItWas(group, () => {
        const revise = estimateReviser(group, period);
        return revise ? revisedGroup(group, [revise({ from, to })]) : group;
      });
    });
    const close = (all: readonly BookGroup[], covering: readonly BookTreaty[]) => ({
      id,
      risk,
      groups: closeBook(all, covering, period).groups,
    });
    if (curveShift === 0) return close(estimated, treaties);
    return close(
      estimated.map((each) => orAsItWas(each, () => atShiftedCurves(each, period)(curveShift))),
      treaties.map((each) =>
        orAsItWas(each, () => treatyAtShiftedCurves(each, groups, period)(curveShift)),
      ),
    );
  });
}
