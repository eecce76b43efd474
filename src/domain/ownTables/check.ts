import { readScript } from '../lineage';
import type { OwnTables } from './read';

const plain = (name: string) => name.replaceAll('"', '').toLowerCase();

/** Columns that SQL reads and that the definitions do not have where they are read. */
export function missingColumns(sql: string, { ddl, tables }: OwnTables): readonly string[] {
  const { lineage } = readScript({
    sql: `CREATE TABLE answer AS ${sql}`,
    dialect: 'postgres',
    ddl,
  }).reading;
  const defined = new Map(
    tables.map(({ name, columns }) => [
      plain(name),
      new Set(columns.map((column) => plain(column.name))),
    ]),
  );
  const names = new Map(
    lineage.tables.flatMap(({ columns }) => columns.map(({ id, name }) => [id, name] as const)),
  );
  const doubtful = lineage.edges.flatMap(({ doubt, from }) =>
    doubt?.reason === 'missing' ? [names.get(from) ?? from] : [],
  );
  const beside = lineage.tables.flatMap(({ name, columns }) => {
    const known = defined.get(plain(name));
    return known
      ? columns.flatMap((column) =>
          known.has(plain(column.name)) || column.name === '*' ? [] : [column.name],
        )
      : [];
  });
  return [...new Set([...doubtful, ...beside])];
}
