import type { Readable } from './readable';
import { SqlRefused } from './refusal';
import { type Size, largestOf, sumOf } from './sizes';

export interface Column {
  readonly name: string;
  readonly size: Size;
}

/** What a name before a column stands for. */
export interface Source {
  readonly name: string | undefined;
  readonly columns: readonly Column[];
}

/** What stands in FROM: one source, or some of them joined. */
export interface FromItem {
  readonly sources: readonly Source[];
  /** As `*` has them. */
  readonly columns: readonly Column[];
}

export interface CommonTable {
  readonly columns: readonly Column[];
  /** Views that it reads, as often as it does. */
  readonly relations: number;
}

/** What the names in a part of a statement stand for: those of its query, then those of the queries around it. */
export interface Scope {
  readonly ctes: ReadonlyMap<string, CommonTable>;
  readonly items: readonly FromItem[];
  /** ORDER BY and GROUP BY also know the names that the query gives. */
  readonly outputs?: readonly Column[];
  readonly outer?: Scope | undefined;
}

function* levelsOf(scope: Scope): Generator<Scope> {
  for (let level: Scope | undefined = scope; level; level = level.outer) yield level;
}

/** The source that a name before a column, or a name alone, stands for. */
export function sourceNamed(scope: Scope, name: string): Source | undefined {
  for (const { items } of levelsOf(scope)) {
    const found = items.flatMap(({ sources }) => sources).find((source) => source.name === name);
    if (found) return found;
  }
  return undefined;
}

/**
 * The source that stands before a column: its name, or its schema and its name.
 * @throws {SqlRefused} where there is none.
 */
export function sourceOf(
  parts: readonly unknown[],
  location: unknown,
  scope: Scope,
  { schemas }: Readable,
): Source {
  const source = sourceNamed(scope, String(parts.at(-1)));
  const isReadable = parts.length === 1 || schemas.has(String(parts[0]));
  if (source && isReadable) return source;
  throw new SqlRefused('column', parts.join('.'), Number(location ?? 0));
}

/** The column that a name alone stands for; undefined where none is called so. */
export function columnNamed(scope: Scope, name: string): Size | undefined {
  for (const { items, outputs = [] } of levelsOf(scope)) {
    const columns = [...items.flatMap((item) => item.columns), ...outputs];
    const found = columns.filter((column) => column.name === name);
    if (found.length > 0) return largestOf(found.map(({ size }) => size));
  }
  return undefined;
}

/** Under other names: `AS t(a, b)`; columns that are not renamed keep theirs. */
export const renamed = (
  columns: readonly Column[],
  names: readonly (string | undefined)[],
): Column[] => columns.map(({ name, size }, index) => ({ name: names[index] ?? name, size }));

/** @param using the names of columns that both sides have and that become one, in their order; all that they share for NATURAL. */
export function joined(
  left: FromItem,
  right: FromItem,
  using: readonly (string | undefined)[] | 'all',
): FromItem {
  const all = [...left.columns, ...right.columns];
  const isOf = (columns: readonly Column[], name: string) =>
    columns.some((column) => column.name === name);
  const shared =
    using === 'all'
      ? left.columns.map(({ name }) => name).filter((name) => isOf(right.columns, name))
      : using.map(String);
  const merged = shared.map((name) => ({
    name,
    // The one, or where that is missing the other.
    size: sumOf(all.filter((column) => column.name === name).map(({ size }) => size)),
  }));
  const rest = all.filter(({ name }) => !shared.includes(name));
  return { sources: [...left.sources, ...right.sources], columns: [...merged, ...rest] };
}

/** Column by column of a set operation: the names of the first, the larger of the sizes. */
export const zipped = (left: readonly Column[], right: readonly Column[]): readonly Column[] =>
  left.map(({ name, size }, index) => ({
    name,
    size: largestOf([size, right[index]?.size ?? size]),
  }));
