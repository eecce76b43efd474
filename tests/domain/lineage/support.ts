import { columnEnds, type LineageOptions, lineageOf, tableEnds } from '@/domain/lineage';

/** The ends of every path as `table.column -> table.column`, in order. */
export function columns(sql: string, options?: LineageOptions): string[] {
  return columnEnds(lineageOf(sql, options))
    .map(
      ({ source, target }) =>
        `${source.table ?? '?'}.${source.column} -> ${target.table}.${target.column}`,
    )
    .sort();
}

/** `read, read -> written, written` */
export function tables(sql: string, options?: LineageOptions): string {
  const { sources, targets } = tableEnds(lineageOf(sql, options));
  return `${sources.join(', ')} -> ${targets.join(', ')}`;
}
