import { type Fields, listOf, literalOf, namesOf, nodeOf } from './nodes';

/** Of a recursion that reads nothing but itself. */
const MAX_STEPS = 1000;

/** The tables that a part of a statement reads, by their name alone. */
function relationsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(relationsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = nodeOf(value);
  if (node?.kind === 'RangeVar')
    return node.fields.schemaname === undefined ? [String(node.fields.relname)] : [];
  return Object.values(value).flatMap(relationsIn);
}

/** Views, series and the recursion itself, also joined; a sub-query could make of a row what `staysShort` does not see. */
function isPlainSource(item: unknown): boolean {
  const { kind, fields = {} } = nodeOf(item) ?? {};
  if (kind !== 'JoinExpr') return kind === 'RangeVar' || kind === 'RangeFunction';
  return fields.alias === undefined && [fields.larg, fields.rarg].every(isPlainSource);
}

/** The tables in FROM that are not the recursion, as names before a column have them. */
function othersIn(value: unknown, name: string): string[] {
  const { kind, fields = {} } = nodeOf(value) ?? {};
  if (kind === 'JoinExpr')
    return [fields.larg, fields.rarg].flatMap((side) => othersIn(side, name));
  if (kind !== 'RangeVar' || fields.relname === name) return [];
  return [String((fields.alias as Fields | undefined)?.aliasname ?? fields.relname)];
}

/** Texts joined, one of them from the row before: longer by as much with each step. */
function joinsTexts(value: unknown, others: readonly string[]): boolean {
  const parts = (part: unknown): unknown[] => {
    const { fields = {} } = nodeOf(part) ?? {};
    const isJoin = namesOf(fields.name)[0] === '||' && fields.kind === 'AEXPR_OP';
    return isJoin ? [fields.lexpr, fields.rexpr].flatMap(parts) : [part];
  };
  const joined = parts(value).map((part) => {
    const cast = nodeOf(part);
    return cast?.kind === 'TypeCast' ? cast.fields.arg : part;
  });
  const columns = joined.filter((part) => nodeOf(part)?.kind === 'ColumnRef');
  const own = columns.filter((part) => {
    const names = namesOf(nodeOf(part)?.fields.fields);
    return names.length !== 2 || !others.includes(names[0] ?? '');
  });
  const constants = joined.filter((part) => nodeOf(part)?.kind === 'A_Const');
  const isPlain = columns.length + constants.length === joined.length;
  return joined.length > 1 && own.length <= 1 && isPlain;
}

/** What a row takes on from the row before it: that does not grow with the steps, as products and texts joined with themselves would. */
function staysShort(value: unknown): boolean {
  const node = nodeOf(value);
  if (node?.kind === 'ColumnRef' || node?.kind === 'A_Const') return true;
  if (node?.kind !== 'A_Expr' || node.fields.kind !== 'AEXPR_OP') return false;
  const { name, lexpr, rexpr } = node.fields;
  const [operator = ''] = namesOf(name);
  return ['+', '-'].includes(operator) && [lexpr, rexpr].every(staysShort);
}

/** `n < 12`, also beside other conditions. */
function isCounted(condition: unknown): boolean {
  const node = nodeOf(condition);
  if (node?.kind === 'BoolExpr')
    return node.fields.boolop === 'AND_EXPR' && listOf(node.fields.args).some(isCounted);
  if (node?.kind !== 'A_Expr' || node.fields.kind !== 'AEXPR_OP') return false;
  const [operator = ''] = namesOf(node.fields.name);
  const limit = literalOf(node.fields.rexpr);
  return ['<', '<='].includes(operator) && typeof limit === 'number' && limit <= MAX_STEPS;
}

/** Whether some condition says which rows meet. */
const isJoined = ({ whereClause, fromClause }: Fields): boolean =>
  whereClause !== undefined ||
  listOf(fromClause).some((item) => {
    const { quals, usingClause } = nodeOf(item)?.fields ?? {};
    return quals !== undefined || usingClause !== undefined;
  });

function isBounded(name: string, query: Fields): boolean {
  const step = query.rarg as Fields | undefined;
  // Without ALL it would hold all rows in memory.
  if (query.op !== 'SETOP_UNION' || query.all !== true || !step) return false;
  const isPlain = (step.op ?? 'SETOP_NONE') === 'SETOP_NONE' && step.withClause === undefined;
  const from = listOf(step.fromClause);
  const others = from.flatMap((item) => othersIn(item, name));
  const isShort = listOf(step.targetList)
    .map((item) => nodeOf(item)?.fields.val)
    .every((value) => staysShort(value) || joinsTexts(value, others));
  if (!isPlain || !isShort || !from.every(isPlainSource)) return false;
  const readsOthers = relationsIn(step.fromClause).some((relation) => relation !== name);
  return readsOthers ? isJoined(step) : isCounted(step.whereClause);
}

/**
 * WITH RECURSIVE: how far it goes is told by rows, so that no plan weighs it; time and the size of temporary files limit it. What it is made of may not
 * grow from row to row, it is joined to a view or counts its steps, and there is one.
 * @returns how many recursions there are; undefined for one that nothing bounds.
 */
export function recursionsOf({ ctes }: Fields): number | undefined {
  const queries = listOf(ctes).map((cte) => {
    const { ctename, ctequery } = nodeOf(cte)?.fields ?? {};
    return { name: String(ctename), query: nodeOf(ctequery)?.fields ?? {} };
  });
  const recursive = queries.filter(({ name, query }) => relationsIn(query).includes(name));
  // A recursive WITH knows all of its names from the first on.
  const looksAhead = queries.some(({ query }, index) => {
    const later = new Set(queries.slice(index + 1).map(({ name }) => name));
    return relationsIn(query).some((name) => later.has(name));
  });
  if (looksAhead || recursive.length === 0) return undefined;
  return recursive.every(({ name, query }) => isBounded(name, query))
    ? recursive.length
    : undefined;
}
