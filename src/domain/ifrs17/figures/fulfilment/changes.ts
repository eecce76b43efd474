import type { CompiledGroup } from '../../core/compile';
import type { Revision } from '../../core/estimates';
import { netPresentValue, type FlowSet } from '../../core/flowSet';
import type { State } from '../../core/state';
import { changed } from '../../explain/estimates/estimatesAt';
import { presentValueOf } from '../../explain/estimates/presentValues';
import { summedBy } from '../../formula/derivation';
import type { Source } from '../plan/definitions';
import { currentAtEnd, type atLockedIn } from '../plan/sources';

type Cause = Revision['cause'];
export const ofFuture: readonly Cause[] = ['futureService', 'discretion'];

/** The changes of some causes among those at the end of a period, which are made in their order. */
export const changesAt = (group: CompiledGroup, period: number, causes: readonly Cause[]) =>
  (group.estimates.revisions[period] ?? []).flatMap((revision, index) =>
    causes.includes(revision.cause) ? [{ revision, index }] : [],
  );

/** Estimates once the first `changes` changes are made. */
export const setAfter = ({ estimates }: CompiledGroup, period: number, changes: number): FlowSet =>
  (changes === 0
    ? estimates.opening[period]
    : estimates.revisions[period]?.[changes - 1]?.flows) as FlowSet;

const hasChanges = ({ group, period }: State): boolean =>
  (group.estimates.revisions[period] ?? []).length > 0;

/** Σ of the estimates after each change of some causes less those before it (44(c), B72(c), B96-B98). */
export function changes(
  paragraph: string,
  rates: typeof atLockedIn,
  causes: readonly Cause[],
): Source {
  return {
    paragraph,
    isOfChange: true,
    read(state) {
      if (!hasChanges(state)) return 0;
      const { group, period, row } = state;
      const [curve, origin] = [rates.curve(group, period), rates.origin(group, period)];
      const isRevalued = rates === currentAtEnd;
      const at = (count: number) =>
        count === 0 && isRevalued
          ? row.pvRevalued
          : netPresentValue(setAfter(group, period, count), period + 1, curve, origin);
      return changesAt(group, period, causes).reduce(
        (sum, { index }) => sum + at(index + 1) - at(index),
        0,
      );
    },
    explain(measured, period, _, name) {
      const at = (count: number, label: string) =>
        presentValueOf(
          measured,
          `${name}: ${label} estimates`,
          changed(measured, period, count),
          period + 1,
          rates.explain(measured, period),
        );
      return summedBy(
        name,
        paragraph,
        changesAt(measured.group, period, causes).flatMap(({ index }, each) => [
          [1, at(index + 1, `${each + 1}, new`)] as const,
          [-1, at(index, `${each + 1}, old`)] as const,
        ]),
      );
    },
  };
}
