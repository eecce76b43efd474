/** OUTPUT and RETURNING: a statement that writes gives its rows to a query, to another table or to variables. */
import type { Cursor } from './Cursor';
import { allOf, insertOf, queryOf, relationOf, selectOf } from './make';
import { parseTableName } from './names';
import { parseItems } from './selectItems';
import type { Given } from './statementSyntax';
import type { Name, Query, Relation, Source, TableName } from './syntax';

/** `a, r.b, :c`: variables and fields of records. */
export function parseVariables(c: Cursor): Name[][] {
  const variables: Name[][] = [];
  do {
    const variable: Name[] = [];
    do if (c.isName()) variable.push(c.name());
    while (c.takeSymbol('.'));
    if (variable.length > 0) variables.push(variable);
  } while (c.takeSymbol(','));
  return variables;
}

/** SQL Server's names for a row before and after it is written. */
function rowsOf(table: TableName): Relation[] {
  const named = (text: string, written: boolean): Relation => {
    const { start, end } = table;
    const alias = { text, quoted: false, start, end };
    return { ...relationOf({ kind: 'table', table, written }, table), alias };
  };
  return [named('inserted', true), named('deleted', false)];
}

/**
 * What stands behind OUTPUT or RETURNING; nothing where neither does.
 * @param target the table that is written, and its alias
 * @param others relations that the statement reads
 */
export function parseGiven(
  c: Cursor,
  target: { table: TableName; alias?: Name | undefined; written?: boolean },
  others: readonly Relation[] = [],
): Given {
  const { table, written = true } = target;
  const given: Given = {};
  while (!c.isSymbol('(', 1) && c.isWord('OUTPUT', 'RETURNING')) {
    const { start } = c;
    const output = c.next().upper === 'OUTPUT';
    const items = parseItems(c);
    const span = c.span(start);
    const named = new Set(
      items.flatMap((item) =>
        item.kind === 'star'
          ? item.qualifier.map(({ text }) => text.toLowerCase())
          : item.expression.refs.flatMap(({ parts }) => parts[0]?.text.toLowerCase() ?? []),
      ),
    );
    const own: Source = { kind: 'table', table, written };
    const from = output
      ? [...rowsOf(table), ...others].filter((relation) => named.has(nameOf(relation)))
      : [{ ...relationOf(own, span), ...(target.alias && { alias: target.alias }) }, ...others];
    const query = queryOf(selectOf(items, from, span), span);
    const collects = c.take('BULK', 'COLLECT');
    if (!c.take('INTO')) given.gives = query;
    else if (output) {
      const into = parseTableName(c);
      const columns = c.isSymbol('(') && !c.startsQuery() ? c.names() : [];
      if (into) (given.then ??= []).push(insertOf(into, query, span, columns));
    } else {
      const targets = parseVariables(c);
      if (collects) for (const [name] of targets) c.collections.add(name?.text.toUpperCase() ?? '');
      (given.then ??= []).push({ kind: 'assign', targets, query, ...span });
    }
  }
  return given;
}

const nameOf = ({ alias, source }: Relation): string =>
  (
    alias?.text ??
    (source.kind === 'table' ? source.table.parts.at(-1)?.text : undefined) ??
    ''
  ).toLowerCase();

/** A query, or a statement that writes and says what it gives. */
export function parseGivingQuery(c: Cursor): Query {
  if (!c.isWord('INSERT', 'UPDATE', 'DELETE', 'MERGE')) return c.parseQuery();
  const { start } = c.peek();
  const statements = c.parseStatement();
  const [first] = statements;
  const span = c.span(start);
  const gives =
    first?.gives ??
    (first?.kind === 'insert'
      ? allOf({ kind: 'table', table: first.target, written: true }, span)
      : queryOf(selectOf([], [], span), span));
  return { ...gives, statements };
}
