import type { Locale } from '@/domain/locale';
import type { Dimension, SemanticModel } from '../model/SemanticModel';

/** A column of a result: of which part of the question it is the answer. */
export interface ResultColumn {
  readonly name: string;
  readonly role:
    | 'dimension'
    | 'measure'
    | 'average'
    | 'median'
    | 'averageOfAll'
    | 'count'
    | 'before'
    | 'change'
    | 'changePercent'
    | 'share'
    | 'running'
    | 'ratio'
    | 'quotient'
    | 'multiple'
    | 'difference'
    | 'listed';
  /** Of a dimension, a measure, two measures (`csm/bel`) or a listed column. */
  readonly of: string;
}

export interface Compiled {
  readonly sql: string;
  readonly columns: readonly ResultColumn[];
}

/** Words of SQL that no column can be called by. */
const RESERVED: ReadonlySet<string> = new Set(
  'all any case check column default desc end for from group in limit not offset on or order primary references select table then to union user using when where window with'.split(
    ' ',
  ),
);

/** `csmNewBusiness` → `csm_new_business`, `companies.count` → `companies`, `group` → `group_id`. */
export function columnName(id: string): string {
  const name = id
    .replace('.count', '')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return RESERVED.has(name) ? `${name}_id` : name;
}

export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** For whom a query is written, on what. */
export interface Compiling {
  readonly model: SemanticModel;
  readonly locale: Locale;
  /** Codes only, not the names that stand for them in a result. */
  readonly isOfCodes?: boolean | undefined;
  /** What is chosen by a query of its own: SQL that gives its codes. */
  readonly within?: { readonly dimension: string; readonly codes: string } | undefined;
}

/** How a dimension is written in the SQL on a view. */
export function columnOf(id: string, view: string, model: SemanticModel): string {
  const dimension = model.dimensionOf(id);
  return dimension ? model.writing.column(view, dimension) : id;
}

interface Grouping {
  readonly select: string;
  readonly groupBy: readonly string[];
  readonly alias: string;
}

/** What a dimension is grouped by: its code, and its name where it has one. */
export function groupingOf(
  id: string,
  view: string,
  { model, locale, isOfCodes }: Compiling,
): Grouping {
  const dimension = model.dimensionOf(id);
  const alias = columnName(id);
  const column = columnOf(id, view, model);
  const name =
    dimension && isOfCodes !== true
      ? model.writing.name(view, dimension, locale.replace('-', '_'))
      : undefined;
  if (name === undefined)
    return {
      select: column === alias ? column : `${column} AS ${alias}`,
      groupBy: [column],
      alias,
    };
  return { select: `${name} AS ${alias}`, groupBy: [column, name], alias };
}

/** A value as it is written in SQL: a number and a flag as they are. */
export function literal(dimension: Dimension | undefined, value: string): string {
  const type = dimension?.type ?? 'text';
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return value;
  return type === 'boolean' ? (value === 'true' ? 'true' : 'false') : text(value);
}

/** The code beside a name, where rows are chosen by it. */
export const codeColumn = (id: string): string => `${columnName(id)}_code`;

export const indented = (sql: string) => sql.replaceAll(/^/gm, '  ');
