import type { BookAsset, BookGroup, BookTreaty, Closed, ClosedGroup } from '../types';
import { closeBook } from './closeBook';
import { rolledUp } from './rollUp';

/**
 * Closes periods one by one and rolls each group up: a quarter of groups that are measured in months, so that contracts, and groups of them, join inside
 * the quarter (28). A group that begins later than the first of the periods is closed from there on,
 * and so is a treaty all of whose groups do.
 * @param periods consecutive labels of the groups
 * @param name of the period that they make up
 */
export function closeOver(
  groups: readonly BookGroup[],
  treaties: readonly BookTreaty[],
  { periods, name }: { readonly periods: readonly string[]; readonly name: string },
  assets: readonly BookAsset[] = [],
): Closed {
  const beginsLater = ({ input: { labels = [] } }: BookGroup, period: string) =>
    !labels.includes(period) &&
    periods.slice(periods.indexOf(period)).some((each) => labels.includes(each));
  const closes = periods.map((period) => {
    const later = new Set(groups.filter((each) => beginsLater(each, period)).map(({ id }) => id));
    return closeBook(
      groups.filter(({ id }) => !later.has(id)),
      treaties.filter(({ covers }) => !covers.every((id) => later.has(id))),
      period,
      assets,
    );
  });
  const failed = new Map(closes.flatMap((each) => each.failed).map((each) => [each.id, each]));
  const byId = new Map<string, ClosedGroup[]>();
  for (const each of closes.flatMap(({ groups: closed }) => closed))
    byId.set(each.id, [...(byId.get(each.id) ?? []), each]);
  return {
    groups: [...byId].filter(([id]) => !failed.has(id)).map(([, all]) => rolledUp(all, name)),
    failed: [...failed.values()],
  };
}
