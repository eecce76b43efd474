import { explainer, projectionExplainer, type ProjectionInput } from '../ifrs17';
import type { Derivation } from '../ifrs17';
import { bookExplainer, type BookGroup, type BookTreaty, type ExplainGroup } from '../ifrs17/book';
import { namingGroup } from './groupNames';

/** What a group of a period was measured from: its input, for a treaty those of the groups that it covers, and how the estimates were projected. */
export interface GroupSource {
  readonly groups: readonly BookGroup[];
  readonly treaties?: readonly BookTreaty[];
  /** Of contracts that join at the start of the period, and of those in force at its end. */
  readonly atStart?: ProjectionInput;
  readonly atEnd?: ProjectionInput;
}

interface SourceHow {
  readonly isProjected?: (path: string) => boolean;
  readonly isWhole?: boolean;
}

/** Estimates of contracts that join, and those that revise what was estimated before. */
const estimates = /^(newContracts|revisions)\[\d+\]\.(.+)$/;

/**
 * Explains a group from what it was measured from: down to what its input states, and on to contracts and assumptions where its estimates were projected.
 * @param how which numbers of the input go on, default all; and whether what is nothing does
 */
export function sourceExplainer(
  group: string,
  { groups, treaties = [], atStart, atEnd }: GroupSource,
  { isProjected = () => true, isWhole = false }: SourceHow = {},
): ExplainGroup {
  const ofBook = bookExplainer(groups, treaties, [], { isWhole });
  const [newBusiness, inForce] = [atStart, atEnd].map((each) =>
    each ? projectionExplainer(each, group) : undefined,
  );
  // Estimates that were changed since they were projected are facts of the group.
  const facts = (path: string, value: number): Derivation | undefined => {
    const [, kind, estimate = path] = estimates.exec(path) ?? [];
    if (!isProjected(estimate)) return undefined;
    const found = (kind === 'revisions' ? inForce : newBusiness)?.explain(estimate);
    return found && Math.abs(found.value - value) <= 1e-9 * Math.abs(value) ? found : undefined;
  };
  const input = groups.find(({ id }) => id === group)?.input;
  const own = input && (newBusiness ?? inForce) ? explainer(input, { facts, isWhole }) : undefined;
  return (id, figure) => (id === group ? own?.explain(figure) : undefined) ?? ofBook(id, figure);
}

/** Months of model points that a workbook holds at most: some twenty rows each, which is as much as a spreadsheet opens in seconds. */
const MAX_MONTHS = 10_000;

const monthsOf = ({ atStart, atEnd }: GroupSource): number =>
  [atStart, atEnd]
    .flatMap((each) => each?.modelPoints ?? [])
    .reduce((sum, { term }) => sum + term, 0);

/**
 * Explains the groups of a workbook: on to mortality, lapse and expenses where their contracts are few, else down to the cash flows that they expect. The
 * risk adjustment rests on projections under stress, of which no cell could follow: its share of claims and expenses stays an input.
 */
export function workbookExplainer(sources: readonly GroupSource[]): ExplainGroup {
  const byId = <T extends { readonly id: string }>(all: readonly T[]) => [
    ...new Map(all.map((each) => [each.id, each])).values(),
  ];
  const ofBook = bookExplainer(
    byId(sources.flatMap(({ groups }) => groups)),
    byId(sources.flatMap(({ treaties = [] }) => treaties)),
    [],
    { isWhole: true },
  );
  const ids = sources.flatMap(({ groups, treaties = [] }) =>
    [...groups, ...treaties].map(({ id }) => id),
  );
  const isSmall = sources.reduce((sum, source) => sum + monthsOf(source), 0) <= MAX_MONTHS;
  const projected = sources.filter((source) => isSmall && monthsOf(source) > 0);
  const own = new Map(
    projected.flatMap((source) =>
      source.groups.map(({ id }) => [
        id,
        sourceExplainer(id, source, {
          isProjected: (path) => !path.startsWith('riskAdjustment.'),
          isWhole: true,
        }),
      ]),
    ),
  );
  const explain: ExplainGroup = (id, figure) => (own.get(id) ?? ofBook)(id, figure);
  if (sources.length < 2) return explain;
  const names = new Map(ids.map((id) => [id, namingGroup(id)]));
  return (id, figure) => {
    const found = explain(id, figure);
    return found && (names.get(id)?.(found) ?? found);
  };
}
