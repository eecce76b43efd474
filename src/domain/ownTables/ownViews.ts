import { type TableDefinition, bareName } from '../lineage';
import { type Join, datesOf, joinsOf } from './tables';

/** A table with all that can be read beside it. */
export interface OwnView {
  readonly table: TableDefinition;
  readonly alias: string;
  readonly joins: readonly Join[];
  /** The date that times are of, as it is written. */
  readonly date?: string | undefined;
  /** Whether another date could have been meant. */
  readonly isDateChosen: boolean;
}

/** How a table is read. */
export function viewOf(table: TableDefinition, tables: readonly TableDefinition[]): OwnView {
  const alias = bareName(table.name);
  const joins = joinsOf(table, tables);
  const own = datesOf(table);
  const parent = joins.find((join) => datesOf(join.table).length > 0);
  const [date] = own.length > 0 ? own : parent ? datesOf(parent.table) : [];
  return {
    table,
    alias,
    joins,
    date: date && `${own.length > 0 ? alias : (parent?.alias ?? '')}.${date.name}`,
    isDateChosen: own.length !== 1,
  };
}

/** A table in a view: itself, or one beside it. */
export interface Place {
  readonly table: TableDefinition;
  readonly alias: string;
  /** The column that leads there by another way than the plain one. */
  readonly role?: string | undefined;
}

export const placesOf = ({ table, alias, joins }: OwnView): Place[] => [
  { table, alias },
  ...joins.map((join) => ({
    table: join.table,
    alias: join.alias,
    role: join.alias === bareName(join.table.name) ? undefined : join.alias,
  })),
];
