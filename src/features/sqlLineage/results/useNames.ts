import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Lineage } from '@/domain/lineage';
import { kinds } from '../messages';

export interface Names {
  /** Of a table, or of the table of a column. */
  table: (node: string) => string;
  /** `table.column`, or the table's name. */
  full: (node: string) => string;
  /** The column alone, or the table's name. */
  short: (node: string) => string;
}

/** How tables and columns are called: a result and a sub-query have no names of their own, and bear numbers where there are several. */
export function useNames(lineage: Lineage): Names {
  const intl = useIntl();
  return useMemo(() => {
    const tables = new Map<string, string>();
    const columns = new Map<string, { table: string; name: string }>();
    for (const { id, kind, name, columns: own } of lineage.tables) {
      const alike = lineage.tables.filter((each) => each.kind === kind && each.name === '');
      const number = alike.length > 1 ? ` ${alike.findIndex((each) => each.id === id) + 1}` : '';
      tables.set(id, name === '' ? intl.formatMessage(kinds[kind]) + number : name);
      for (const column of own) columns.set(column.id, { table: id, name: column.name });
    }
    const table = (node: string) => tables.get(columns.get(node)?.table ?? node) ?? '';
    const short = (node: string) => columns.get(node)?.name ?? table(node);
    return {
      table,
      short,
      full: (node) => (columns.has(node) ? `${table(node)}.${short(node)}` : table(node)),
    };
  }, [lineage, intl]);
}
