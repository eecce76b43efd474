/** Two versions of a script, column by column. */
import type { Lineage } from './model';
import { simplify } from './simplify';

export type ColumnChange = 'added' | 'removed' | 'sources' | 'expression';
export interface ColumnDifference {
  table: string;
  column: string;
  change: ColumnChange;
  /** `table.column` of each origin, and the expressions as written. */
  before: { sources: string[]; expressions: string[] };
  after: { sources: string[]; expressions: string[] };
}

interface Written {
  table: string;
  column: string;
  sources: string[];
  expressions: string[];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Layout and case of words make no difference. */
const comparable = (texts: readonly string[]) => texts.map(plain).join('\n').toLowerCase();

/** What a script writes or gives, with its sources past all steps. Results are named by their place. */
function writtenColumns(lineage: Lineage, sql: string): Map<string, Written> {
  const { tables, edges } = simplify(lineage, { hideSteps: true, indirect: true });
  const results = tables.filter(({ kind }) => kind === 'result');
  const tableName = (id: string, kind: string, name: string) =>
    kind === 'result' ? `#${results.findIndex((result) => result.id === id) + 1}` : name;
  const columns = new Map(
    tables.flatMap((table) =>
      table.columns.map((column) => [
        column.id,
        { table: tableName(table.id, table.kind, table.name), column: column.name },
      ]),
    ),
  );
  const written = new Map<string, Written>();
  for (const { from, to, spans } of edges) {
    const [target, source] = [columns.get(to), columns.get(from)];
    if (!target || !source) continue;
    const key = `${target.table}\n${target.column}`.toLowerCase();
    const entry = written.get(key) ?? { ...target, sources: [], expressions: [] };
    entry.sources.push(`${source.table}.${source.column}`);
    entry.expressions.push(...spans.map(({ start, end }) => plain(sql.slice(start, end))));
    written.set(key, entry);
  }
  for (const entry of written.values()) {
    entry.sources = [...new Set(entry.sources)].sort();
    entry.expressions = [...new Set(entry.expressions)];
  }
  return written;
}

const nothing = { sources: [], expressions: [] };
const sides = ({ sources, expressions }: Written) => ({ sources, expressions });

/** The columns that two versions of a script make differently, in the order of the later one, those that are gone last. */
export function compareLineage(
  before: { lineage: Lineage; sql: string },
  after: { lineage: Lineage; sql: string },
): ColumnDifference[] {
  const old = writtenColumns(before.lineage, before.sql);
  const fresh = writtenColumns(after.lineage, after.sql);
  const differences: ColumnDifference[] = [];
  for (const [key, now] of fresh) {
    const { table, column } = now;
    const was = old.get(key);
    const base = { table, column, before: was ? sides(was) : nothing, after: sides(now) };
    if (!was) differences.push({ ...base, change: 'added' });
    else if (comparable(was.sources) !== comparable(now.sources))
      differences.push({ ...base, change: 'sources' });
    else if (comparable(was.expressions) !== comparable(now.expressions))
      differences.push({ ...base, change: 'expression' });
  }
  for (const [key, was] of old) {
    const { table, column } = was;
    if (!fresh.has(key))
      differences.push({ table, column, change: 'removed', before: sides(was), after: nothing });
  }
  return differences;
}
