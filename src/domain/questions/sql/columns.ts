import type { Locale } from '@/domain/locale';
import { nameColumn } from '../catalogue';
import { dimensionOf } from '../model';

/** A column of a result: of which part of the question it is the answer. */
export interface ResultColumn {
  readonly name: string;
  readonly role:
    | 'dimension'
    | 'measure'
    | 'average'
    | 'count'
    | 'before'
    | 'change'
    | 'changePercent'
    | 'share'
    | 'running'
    | 'listed';
  /** Of a dimension, a measure or a listed column. */
  readonly of: string;
}

export interface Compiled {
  readonly sql: string;
  readonly columns: readonly ResultColumn[];
}

/** `csmNewBusiness` → `csm_new_business`, `companies.count` → `companies`. */
export const columnName = (id: string): string =>
  id.replace('.count', '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** What a dimension is grouped by: its code, and its name where it has one. */
export function groupingOf(
  id: string,
  locale: Locale,
): { select: string; groupBy: string[]; alias: string } {
  const dimension = dimensionOf(id);
  const column = dimension?.column ?? id;
  const alias = columnName(id);
  if (dimension?.name === undefined)
    return {
      select: column === alias ? column : `${column} AS ${alias}`,
      groupBy: [column],
      alias,
    };
  const name = nameColumn(dimension.name, locale);
  return { select: `${name} AS ${alias}`, groupBy: [column, name], alias };
}

/** A value as it is written in SQL: a number and a flag as they are. */
export function literal(id: string, value: string): string {
  const type = dimensionOf(id)?.type ?? 'text';
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return value;
  return type === 'boolean' ? (value === 'true' ? 'true' : 'false') : text(value);
}

/** The code beside a name, where rows are chosen by it. */
export const codeColumn = (id: string, locale: Locale): string =>
  `${groupingOf(id, locale).alias}_code`;
