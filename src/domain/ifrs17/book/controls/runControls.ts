import type { ClosedGroup } from '../types';
import type { Compared, ControlFacts, ControlResult, Failure } from './control';
import { controls } from './controls';
import { balances, isWithin, of } from './sizes';

/** Groups of the period before that hold a balance and are not in the close. */
const missing = (groups: readonly ClosedGroup[], { before = [] }: ControlFacts): Failure[] => {
  const present = new Set(groups.map(({ id }) => id));
  return before
    .filter(({ id }) => !present.has(id))
    .flatMap((each) =>
      balances.flatMap((balance) => {
        const expected = of(each, `${balance}Closing`);
        return Math.abs(expected) > 1e-9
          ? [{ group: each.id, figure: `${balance}Opening`, expected, found: 0 }]
          : [];
      }),
    );
};

/** Groups that stand in the close more than once. */
const doubled = (groups: readonly ClosedGroup[]): Failure[] => {
  const counts = new Map<string, number>();
  for (const { id } of groups) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([group, found]) => ({ group, figure: 'groups', expected: 1, found }));
};

/** Holds every control over a close; one whose facts are not given is `notRun`. */
export function runControls(
  groups: readonly ClosedGroup[],
  facts: ControlFacts = {},
): readonly ControlResult[] {
  return controls.map(({ id, paragraph, message, tolerance, compare, needs, ofAssets }) => {
    const base = { id, paragraph, message, tolerance };
    if (needs && !facts[needs]) return { ...base, state: 'notRun', checked: 0, failures: [] };
    const measured = groups.filter((each) => ofAssets || each.family !== 'acquisitionAsset');
    const failures = measured.flatMap((group) =>
      compare(group, facts)
        .filter(({ expected, found, atMost }) => {
          const over = atMost ? found - expected : Math.abs(found - expected);
          return !isWithin(over, tolerance, group);
        })
        .map(({ figure, expected, found }) => ({ group: group.id, figure, expected, found })),
    );
    const all =
      id === 'closedIsOpened'
        ? [...failures, ...missing(groups, facts), ...doubled(groups)]
        : failures;
    return {
      ...base,
      state: all.length === 0 ? 'holds' : 'fails',
      checked: measured.length,
      failures: all,
    };
  });
}

/** Controls over several batches of a close as over all of it; each list holds the same controls, or none. */
export function mergedControls(
  batches: readonly (readonly ControlResult[])[],
): readonly ControlResult[] {
  const [first = [], ...others] = batches.filter(({ length }) => length > 0);
  return first.map((control, index) => {
    const run = [control, ...others.flatMap((each) => each[index] ?? [])].filter(
      ({ state }) => state !== 'notRun',
    );
    if (run.length === 0) return control;
    const failures = run.flatMap((each) => each.failures);
    return {
      ...control,
      state: failures.length === 0 ? 'holds' : 'fails',
      checked: run.reduce((sum, { checked }) => sum + checked, 0),
      failures,
    };
  });
}

/**
 * Of which figures of its group the two sides of a failure are made; a side that comes from elsewhere (a source system, the ledger, the period before) has none.
 * @param control the control's id
 */
export function failedSides(
  control: string,
  { figure, expected, found }: Omit<Failure, 'group'>,
  group: ClosedGroup,
): Compared['of'] {
  const near = (one: number, other: number) =>
    Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
  const those = controls.find(({ id }) => id === control)?.compare(group, {}) ?? [];
  const same = those.find(
    (each) =>
      each.figure === figure &&
      (!each.of.expected || near(each.expected, expected)) &&
      (!each.of.found || near(each.found, found)),
  );
  return same?.of ?? {};
}
