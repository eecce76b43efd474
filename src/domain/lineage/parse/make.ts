/** Parts of queries that stand in the text in other words. */
import type { Statement } from './statementSyntax';
import type {
  Body,
  Expression,
  Name,
  Query,
  Relation,
  Select,
  Source,
  Span,
  TableName,
} from './syntax';

export const relationOf = (source: Source, { start, end }: Span): Relation => ({
  source,
  columns: [],
  on: [],
  using: [],
  start,
  end,
});

export const selectOf = (
  items: Select['items'],
  from: Relation[],
  { start, end }: Span,
): Select => ({ kind: 'select', items, from, clauses: [], windows: new Map(), start, end });

export const queryOf = (body: Body, { start, end }: Span): Query => ({
  kind: 'query',
  ctes: [],
  body,
  sort: [],
  start,
  end,
});

export const insertOf = (
  target: TableName,
  query: Query,
  { start, end }: Span,
  columns: Name[] = [],
): Statement => ({
  kind: 'insert',
  target,
  columns,
  partition: [],
  query,
  ctes: [],
  start,
  end,
});

export const rowOf = (values: Expression[], span: Span): Query =>
  queryOf({ kind: 'values', rows: [values], ...span }, span);

/** Every column of one relation. */
export const allOf = (source: Source, span: Span): Query => {
  const { start, end } = span;
  const star = { kind: 'star' as const, qualifier: [], except: [], replace: [], rename: [] };
  return queryOf(selectOf([{ ...star, start, end }], [relationOf(source, span)], span), span);
};
