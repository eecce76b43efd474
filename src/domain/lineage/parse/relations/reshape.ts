/** Queries whose rows are turned into others: DuckDB's PIVOT, UNPIVOT and SUMMARIZE, Oracle's MODEL. */
import type { Cursor } from '../Cursor';
import { parseExpression, parseExpressions } from '../expression/expression';
import { allOf, relationOf, selectOf } from '../make';
import { parseStar } from '../selectItems';
import type { ColumnRef, Expression, Name, Pivot, Relation, Select } from '../syntax';
import { namesRead, parseAggregates, parseAxis, parseValues, pivotOf } from './pivot';
import { parseRelation } from './relation';

const everyColumn = ({ start }: Cursor): ColumnRef => ({
  parts: [],
  role: 'value',
  star: true,
  start,
  end: start,
});

const reshaped = (inner: Relation[], pivot: Pivot, { start, end }: Select): Relation => ({
  ...relationOf({ kind: 'join', relations: inner }, { start, end }),
  pivot,
});

/** ON quarter IN ('Q1', 'Q2') USING sum(x) AS s GROUP BY region */
function parsePivotOn(c: Cursor): Pivot {
  const axes: Expression[] = [];
  let values: Name[] | undefined;
  c.take('ON');
  do {
    const { at } = c;
    let axis = parseAxis(c);
    const listed = c.take('IN');
    if (listed) values = parseValues(c);
    else {
      c.at = at;
      axis = parseExpression(c);
    }
    axes.push(axis);
  } while (c.takeSymbol(','));
  const aggregates = c.take('USING') ? parseAggregates(c) : [];
  const pivot = pivotOf(aggregates, axes, axes.length === 1 ? values : undefined, 'valueFirst');
  if (!c.take('GROUP', 'BY')) return pivot;
  for (const { column, refs } of parseExpressions(c)) {
    const name = column?.parts.at(-1);
    if (name) pivot.gives.unshift({ name, from: refs });
  }
  return { ...pivot, drops: undefined };
}

/** ON a, b INTO NAME n VALUE v, ON COLUMNS (* EXCLUDE (k)) */
function parseUnpivotOn(c: Cursor): Pivot {
  const gives: Pivot['gives'] = [];
  const from: ColumnRef[] = [];
  let drops: Name[] | undefined;
  c.take('ON');
  if (c.take('COLUMNS')) {
    c.takeSymbol('(');
    const { start } = c;
    from.push(everyColumn(c));
    if (c.takeSymbol('*'))
      for (const name of parseStar(c, [], start).except)
        gives.push({ name, from: [{ ...name, parts: [name], role: 'value' }] });
    c.skipToClose();
  } else {
    const columns = parseExpressions(c);
    from.push(...columns.flatMap(({ refs }) => refs));
    drops = namesRead(columns);
  }
  c.take('INTO');
  const named = (text: string): Name => ({ ...c.span(c.start), text, quoted: false });
  gives.push({ name: c.take('NAME') ? c.name() : named('name'), from: [] });
  const values = [c.take('VALUE') ? c.name() : named('value')];
  while (c.takeSymbol(',')) values.push(c.name());
  gives.push(...values.map((name) => ({ name, from })));
  return { reads: [], gives, drops };
}

const SUMMARY =
  'column_name column_type min max approx_unique avg std q25 q50 q75 count null_percentage';

/** `PIVOT t ON x USING sum(y)` in place of a SELECT. */
export function parseReshaped(c: Cursor): Select {
  const { start } = c;
  const { upper } = c.next();
  const inner = [parseRelation(c)].flatMap((relation) => relation ?? []);
  const from = [everyColumn(c)];
  const pivot =
    upper === 'SUMMARIZE'
      ? {
          reads: [],
          gives: SUMMARY.split(' ').map((text) => ({
            name: { text, quoted: false, ...c.span(start) },
            from,
          })),
        }
      : upper === 'PIVOT'
        ? parsePivotOn(c)
        : parseUnpivotOn(c);
  const select = selectOf([parseStar(c, [], start)], [], c.span(start));
  return { ...select, from: [reshaped(inner, pivot, select)] };
}

const keyOf = ({ text }: Name) => text.toLowerCase();

/** `b['x', cv(y)] = a[...] * 2`: a cell is made of cells, each of its measure. */
function parseRules(c: Cursor, measured: ReadonlyMap<string, ColumnRef[]>): void {
  c.takeSymbol('(');
  while (!c.done && !c.isSymbol(')')) {
    c.takeAny('UPDATE', 'UPSERT', 'ALL');
    const target = c.isName() && c.isSymbol('[', 1) ? measured.get(keyOf(c.name())) : undefined;
    while (!c.done && !c.isSymbol('=') && !c.isSymbol(',') && !c.isSymbol(')'))
      if (!c.skipGroup() && !c.skipGroup('[', ']')) c.next();
    if (c.takeSymbol('='))
      for (const { parts } of parseExpression(c).refs)
        target?.push(...(measured.get(parts[0] ? keyOf(parts[0]) : '') ?? []));
    if (!c.takeSymbol(',') && !c.isSymbol(')')) c.next();
  }
  c.takeSymbol(')');
}

/** Oracle's MODEL: the rows so far become cells, which rules fill. False where it is no clause. */
export function takeModel(c: Cursor, select: Select): boolean {
  if (!c.isWord('MODEL') || select.from.length === 0 || !c.isName(1)) return false;
  const gives: Pivot['gives'] = [];
  const measured = new Map<string, ColumnRef[]>();
  let isMain = true;
  c.next();
  while (!c.done && !c.isSymbol('(')) {
    const { upper } = c.next();
    if (upper === 'REFERENCE') isMain = false;
    if (upper === 'MAIN') isMain = true;
    if (!/^(PARTITION|DIMENSION|MEASURES)$/.test(upper)) {
      if (upper === 'ON' && c.isSymbol('(')) c.skipGroup();
      if (upper === 'ITERATE' || upper === 'UNTIL') c.skipGroup();
      continue;
    }
    c.take('BY');
    c.takeSymbol('(');
    do {
      const { column, refs } = parseExpression(c);
      const name = c.take('AS') || c.isName() ? c.name() : column?.parts.at(-1);
      if (!name || !isMain) continue;
      gives.push({ name, from: refs });
      if (upper === 'MEASURES') measured.set(keyOf(name), refs);
    } while (c.takeSymbol(','));
    c.skipToClose();
    if (upper === 'MEASURES') isMain = true;
  }
  parseRules(c, measured);
  const span = c.span(select.start);
  const rows = allOf({ kind: 'join', relations: select.from }, span);
  if (rows.body.kind === 'select')
    Object.assign(rows.body, { from: select.from, clauses: select.clauses });
  const inner = relationOf({ kind: 'query', query: rows }, span);
  select.from = [reshaped([inner], { reads: [], gives }, { ...select, ...span })];
  select.clauses = [];
  return true;
}
