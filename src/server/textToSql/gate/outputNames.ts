import { type Fields, castTypeOf, listOf, namesOf, nodeOf } from './nodes';

/** What PostgreSQL calls a column of a query to which the query gives no name (its FigureColname). */
export const outputNameOf = (value: unknown): string =>
  ownName(value) ?? weakName(value) ?? '?column?';

/** A name that a cast or a CASE around it leaves. */
function ownName(value: unknown): string | undefined {
  const node = nodeOf(value);
  const { kind, fields = {} } = node ?? {};
  switch (kind) {
    case 'ColumnRef':
      return namesOf(fields.fields).at(-1);
    case 'FuncCall':
      return namesOf(fields.funcname).at(-1);
    case 'TypeCast':
      return ownName(fields.arg);
    case 'CaseExpr':
      return ownName(fields.defresult);
    case 'CoalesceExpr':
      return 'coalesce';
    case 'MinMaxExpr':
      return fields.op === 'IS_LEAST' ? 'least' : 'greatest';
    case 'A_Expr':
      return fields.kind === 'AEXPR_NULLIF' ? 'nullif' : undefined;
    case 'A_ArrayExpr':
      return 'array';
    case 'RowExpr':
      return 'row';
    case 'GroupingFunc':
      return 'grouping';
    case 'SQLValueFunction':
      return String(fields.op).replace('SVFOP_', '').replace(/_N$/, '').toLowerCase();
    case 'SubLink':
      return nameOfSublink(fields, ownName);
    default:
      return undefined;
  }
}

/** That of the outermost cast or CASE. */
function weakName(value: unknown): string | undefined {
  const { kind, fields = {} } = nodeOf(value) ?? {};
  if (kind === 'TypeCast') return castTypeOf(value);
  if (kind === 'SubLink') return nameOfSublink(fields, weakName);
  return kind === 'CaseExpr' ? 'case' : undefined;
}

function nameOfSublink(
  { subLinkType, subselect }: Fields,
  nameOf: (value: unknown) => string | undefined,
): string | undefined {
  if (subLinkType === 'EXISTS_SUBLINK') return 'exists';
  if (subLinkType !== 'EXPR_SUBLINK') return undefined;
  const [first] = listOf(nodeOf(subselect)?.fields.targetList);
  const { name, val } = nodeOf(first)?.fields ?? {};
  return typeof name === 'string' ? name : nameOf(val);
}
