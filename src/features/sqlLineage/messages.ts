import type { EdgeKind, ProblemKind, TableKind } from '@/domain/lineage';
import type { MessageId } from '@/i18n';

/** Messages with values, or beside such; `defineMessages` knows none. */
type Said<Name extends string = string> = Record<Name, { id: MessageId }>;

export const kinds = {
  table: { id: 'lineage.kind.table' },
  view: { id: 'lineage.kind.view' },
  path: { id: 'lineage.kind.path' },
  cte: { id: 'lineage.kind.cte' },
  query: { id: 'lineage.kind.query' },
  result: { id: 'lineage.kind.result' },
  unknown: { id: 'lineage.kind.unknown' },
} as const satisfies Said<TableKind>;

export const edgeKinds = {
  value: { id: 'lineage.edge.value' },
  condition: { id: 'lineage.edge.condition' },
  window: { id: 'lineage.edge.window' },
  filter: { id: 'lineage.edge.filter' },
  group: { id: 'lineage.edge.group' },
  sort: { id: 'lineage.edge.sort' },
  join: { id: 'lineage.edge.join' },
} as const satisfies Said<EdgeKind>;

export const problems = {
  quote: { id: 'lineage.problem.quote' },
  parenthesis: { id: 'lineage.problem.parenthesis' },
  table: { id: 'lineage.problem.table' },
  expression: { id: 'lineage.problem.expression' },
  word: { id: 'lineage.problem.word' },
} as const satisfies Said<ProblemKind>;
