import { type Fields, listOf, literalOf, namesOf, nodeOf } from './nodes';
import type { Readable } from './readable';
import { SqlRefused } from './refusal';
import * as scopes from './scope';
import type { Scope } from './scope';
import * as sizes from './sizes';
import type { Size } from './sizes';

/**
 * Where rows and arrays may stand. As text they are longer than what they are made of, in a way that nothing else here sees; so a row is compared or counted,
 * and an array of more than constants is what something is compared with.
 */
type Place = 'value' | 'row' | 'array' | 'count';

/** What expressions are made of, and whether each name in them is one of a column. */
export class ExpressionSizes {
  /** @param sizeOf that of a sub-query */
  constructor(
    private readonly readable: Readable,
    private readonly sizeOf: (query: Fields, scope: Scope) => Size,
  ) {}

  /** `t.f` would call f(t) where t has no column f. A name alone that is no column's is a row. */
  private column(fields: Fields, scope: Scope, place: Place): Size {
    const parts = namesOf(fields.fields);
    const name = parts.at(-1);
    // The star of count(t.*).
    if (name === undefined && place === 'count') return sizes.NOTHING;
    const size =
      parts.length === 1
        ? scopes.columnNamed(scope, String(name))
        : scopes
            .sourceOf(parts.slice(0, -1), fields.location, scope, this.readable)
            .columns.find((column) => column.name === name)?.size;
    if (size) return size;
    const row = parts.length === 1 ? scopes.sourceNamed(scope, String(name)) : undefined;
    if (!row || place !== 'count')
      throw new SqlRefused(
        row ? 'construct' : 'column',
        parts.join('.'),
        Number(fields.location ?? 0),
      );
    return { ...sizes.sumOf(row.columns.map((column) => column.size)), characters: 0 };
  }

  /** Of an expression, or of all in a list. */
  of(value: unknown, scope: Scope, place: Place = 'value'): Size {
    if (Array.isArray(value)) return sizes.sumOf(value.map((item) => this.of(item, scope, place)));
    const { kind, fields = {} } = nodeOf(value) ?? {};
    const isRow = kind === 'RowExpr' && place !== 'row' && place !== 'count';
    const isArray =
      kind === 'A_ArrayExpr' && place !== 'array' && !listOf(fields.elements).every(isConstant);
    if (isRow || isArray)
      throw new SqlRefused('construct', isRow ? 'ROW' : 'ARRAY', Number(fields.location ?? 0));
    switch (kind) {
      case undefined:
        return sizes.NOTHING;
      case 'ColumnRef':
        return this.column(fields, scope, place);
      case 'A_Const':
        return sizes.sizeOfConstant(value);
      case 'FuncCall':
        return this.call(fields, scope);
      case 'A_Expr':
        return this.operation(fields, scope);
      case 'SubLink':
        return this.sublink(fields, scope);
      case 'TypeCast':
        return this.cast(fields, scope, place);
      case 'A_ArrayExpr':
      case 'RowExpr':
        return this.of(fields.elements ?? fields.args, scope);
      case 'CaseExpr':
      case 'CoalesceExpr':
      case 'MinMaxExpr':
        return this.choice(fields, scope);
      case 'NullTest':
        return this.of(fields.arg, scope, 'count');
      default:
        return this.of(Object.values(fields).filter(isTree), scope, place);
    }
  }

  private cast({ arg, typeName }: Fields, scope: Scope, place: Place): Size {
    const { typmods, arrayBounds } = (typeName as Fields | undefined) ?? {};
    const isArray = nodeOf(arg)?.kind === 'A_ArrayExpr' && arrayBounds !== undefined;
    const size = this.of(arg, scope, place === 'array' && isArray ? 'array' : 'value');
    return sizes.sizeOfCast(size, listOf(typmods).map(literalOf));
  }

  private call({ funcname, args, agg_order, agg_filter, over }: Fields, scope: Scope): Size {
    const name = namesOf(funcname).at(-1) ?? '';
    const place = name === 'count' ? 'count' : 'value';
    const nodes = listOf(args);
    const own = sizes.sizeOfCall(
      name,
      nodes.map((arg) => this.of(arg, scope, place)),
      nodes,
    );
    const window = listOf(over).map((each) => this.of(Object.values(each as Fields), scope));
    const beside = [this.of(agg_order, scope), this.of(agg_filter, scope), ...window];
    const { leaves, work } = sizes.sumOf([own, ...beside]);
    return { ...own, leaves, work };
  }

  private operation({ name, lexpr, rexpr, kind }: Fields, scope: Scope): Size {
    const isOfMany = kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_OP_ALL';
    const operator = namesOf(name)[0] ?? '';
    const place = sizes.isComparison(operator) ? 'row' : 'value';
    const left = this.of(lexpr, scope, place);
    const right = this.of(rexpr, scope, isOfMany ? 'array' : place);
    return sizes.sizeOfOperator(operator, left, right);
  }

  private sublink({ testexpr, subselect }: Fields, scope: Scope): Size {
    const query = this.sizeOf(nodeOf(subselect)?.fields ?? {}, scope);
    const { leaves, work } = sizes.sumOf([query, this.of(testexpr, scope, 'row')]);
    return { leaves, characters: query.characters, work };
  }

  private choice(fields: Fields, scope: Scope): Size {
    const parts = Object.values(fields)
      .flatMap(listOf)
      .flatMap((part) => {
        const { kind, fields: when = {} } = nodeOf(part) ?? {};
        return kind === 'CaseWhen' ? [when.expr, when.result] : [part];
      })
      .filter(isTree)
      .map((part) => this.of(part, scope));
    return { ...sizes.sumOf(parts), characters: sizes.largestOf(parts).characters };
  }
}

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** An array of such is as long as it is written. */
function isConstant(value: unknown): boolean {
  const { kind, fields = {} } = nodeOf(value) ?? {};
  if (kind === 'TypeCast') return isConstant(fields.arg);
  if (kind === 'A_ArrayExpr') return listOf(fields.elements).every(isConstant);
  return kind === 'A_Const';
}
