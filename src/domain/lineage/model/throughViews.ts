import { tableIds } from './model';
import type { Lineage, LineageEdge, LineageTable } from './model';

/**
 * Goes on through views that the definitions hold with their queries: columns that the script reads lead to those that they are made of.
 * Edges from definitions have no place in the script.
 * @param defined the lineage of the definitions, simplified to what is stored
 */
export function throughViews(lineage: Lineage, defined: Lineage): Lineage {
  const tableOf = tableIds(defined);
  const byTarget = new Map<string, LineageEdge[]>();
  for (const edge of defined.edges) {
    if (edge.kind !== 'value') continue;
    byTarget.set(edge.to, [...(byTarget.get(edge.to) ?? []), edge]);
  }
  const ownTables = new Set(lineage.tables.map(({ id }) => id));
  const written = new Set(lineage.edges.map(({ to }) => to));
  const open = [...new Set(lineage.edges.map(({ from }) => from))].filter((id) => !written.has(id));
  const added = new Map<string, LineageEdge>();
  const used = new Set<string>();
  for (let column = open.pop(); column !== undefined; column = open.pop()) {
    for (const edge of byTarget.get(column) ?? []) {
      if (added.has(edge.id)) continue;
      added.set(edge.id, { ...edge, spans: [], statements: [] });
      used.add(edge.from);
      open.push(edge.from);
    }
  }
  if (added.size === 0) return lineage;
  const isUsed = ({ id, columns }: LineageTable) =>
    !ownTables.has(id) && columns.some((column) => used.has(column.id));
  const views = new Set([...added.values()].map(({ to }) => tableOf.get(to)));
  return {
    tables: [
      ...lineage.tables.map((table) =>
        views.has(table.id) ? { ...table, kind: 'view' as const } : table,
      ),
      ...defined.tables.filter(isUsed).map(({ span: _span, ...table }) => ({
        ...table,
        columns: table.columns.filter(({ id }) => used.has(id)),
      })),
    ],
    edges: [...lineage.edges, ...added.values()],
  };
}
