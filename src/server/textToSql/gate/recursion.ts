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

/** What a row takes on from the row before it: that does not grow with the steps, as joined texts and products would. */
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
  const isShort = listOf(step.targetList).every((item) => staysShort(nodeOf(item)?.fields.val));
  if (!isPlain || !isShort) return false;
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
