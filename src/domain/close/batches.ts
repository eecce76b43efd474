import type { Book, BookDefinition } from './types';

/** Names of groups that are closed together: a treaty with the groups that it covers. */
export type Batch = readonly string[];

/** Groups of a batch at least, and about how many batches a large book has: enough for many workers, and few enough that storing them is no work of its own. */
const MIN_GROUPS = 16;
const BATCHES = 64;

/** Of what is left, a batch takes this part at most: the last ones are small, for a worker that finds none left waits until they are done. */
const PART_OF_LEFT = 1 / 4;

/** Contracts of a batch at most, where it is not one group alone: what a worker reads at once. */
const MAX_CONTRACTS = 200_000;
/** A worker holds all contracts of what is closed together: a million take 1.3 GB. */
const MOST_TOGETHER = 2_000_000;

/**
 * Groups of a book in batches; what a treaty covers stays together. Batches do not depend on how many workers there are.
 * @param contracts rows of contracts by group
 * @throws {RangeError} of groups that hold too many contracts to be closed together
 */
export function batchesOf(
  { groups, treaties }: Pick<BookDefinition, 'groups' | 'treaties'>,
  {
    size = Math.max(MIN_GROUPS, Math.ceil(groups.length / BATCHES)),
    contracts = new Map(),
  }: { size?: number; contracts?: ReadonlyMap<string, number> } = {},
): readonly Batch[] {
  const clusterOf = new Map<string, Set<string>>(groups.map(({ id }) => [id, new Set([id])]));
  for (const { covers } of treaties) {
    const joined = new Set(covers.flatMap((id) => [...(clusterOf.get(id) ?? [])]));
    for (const id of joined) clusterOf.set(id, joined);
  }
  const batches: { ids: string[]; held: number; size: number }[] = [];
  let left = groups.length;
  for (const cluster of new Set(clusterOf.values())) {
    const ids = [...cluster];
    const held = ids.reduce((sum, id) => sum + (contracts.get(id) ?? 0), 0);
    if (held > MOST_TOGETHER)
      throw new RangeError(
        `${ids.slice(0, 5).join(', ')}: ${held} contracts, of at most ${MOST_TOGETHER} that a group holds together with those under the same treaty`,
      );
    const last = batches.at(-1);
    if (last && last.ids.length + ids.length <= last.size && last.held + held <= MAX_CONTRACTS) {
      last.ids.push(...ids);
      last.held += held;
    } else
      batches.push({
        ids,
        held,
        size: Math.min(size, Math.max(MIN_GROUPS, Math.ceil(left * PART_OF_LEFT))),
      });
    left -= ids.length;
  }
  return batches.map(({ ids }) => ids);
}

/** The part of a book that a batch needs: its groups, the treaties over them, their contracts and what happened to them. */
export function partOf(book: Book, batch: Batch): Book {
  const own = new Set(batch);
  const treaties = book.definition.treaties.filter(({ covers }) =>
    covers.some((id) => own.has(id)),
  );
  const all = new Set([...batch, ...treaties.map(({ id }) => id)]);
  return {
    ...book,
    definition: {
      ...book.definition,
      groups: book.definition.groups.filter(({ id }) => own.has(id)),
      treaties,
    },
    points: book.points.filter(({ group }) => own.has(group)),
    actuals: book.actuals.filter(({ group }) => all.has(group)),
    stated: book.stated.filter(({ group }) => own.has(group)),
    ...(book.openings ? { openings: book.openings.filter(({ group }) => all.has(group)) } : {}),
  };
}
