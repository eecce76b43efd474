import { type Fields, listOf, literalOf, namesOf, nodeOf } from './nodes';
import type { RefusalReason } from './refusal';
import { TYPES } from './vocabulary';

const MAX_LITERAL = 500;
const MAX_NUMBER_LENGTH = 40;
const MAX_ARRAY = 1000;
const LISTS = new Set(['A_ArrayExpr', 'List']);

/** Why a node may not stand in a query, whatever stands around it. */
export interface Fault {
  readonly reason: RefusalReason;
  readonly detail: string;
}

/**
 * Text, a number or a flag, or the parser's box around one.
 * @param name kind and field of the node
 */
export function plainFault(name: string, value: unknown): Fault | undefined {
  const parts: unknown[] =
    typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const limit = name === 'A_Const.fval' ? MAX_NUMBER_LENGTH : MAX_LITERAL;
  for (const part of parts) {
    if (typeof part === 'object' && part !== null) return { reason: 'construct', detail: name };
    if (typeof part !== 'string') continue;
    // Written with an exponent, a short text is a number of a hundred thousand digits.
    const isLongNumber = name.startsWith('A_Const') && /^[\s\d.+-]*e[+-]?\d{3}/i.test(part);
    if (isLongNumber || part.length > limit)
      return { reason: 'tooComplex', detail: part.slice(0, 20) };
  }
  return undefined;
}

export function typeFault({ names, typmods, arrayBounds }: Fields): Fault | undefined {
  const parts = namesOf(names);
  const name = parts.at(-1) ?? '';
  const isPlain = parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog');
  const isShort = listOf(typmods).every((typmod) => {
    const size = literalOf(typmod);
    // Of an interval it is a mask of its fields.
    return typeof size === 'number' && (name === 'interval' || size <= MAX_LITERAL);
  });
  return isPlain && TYPES.has(name) && isShort && listOf(arrayBounds).length <= 1
    ? undefined
    : { reason: 'type', detail: parts.join('.') };
}

/** The only function in FROM is a series, as it comes. */
export function sourceFault({ functions }: Fields): Fault | undefined {
  for (const item of listOf(functions)) {
    const [call, columns] = listOf(nodeOf(item)?.fields.items);
    const node = nodeOf(call);
    const name = namesOf(node?.fields.funcname);
    const isSeries = node?.kind === 'FuncCall' && name.at(-1) === 'generate_series';
    if (!isSeries || (columns !== undefined && Object.keys(columns as object).length > 0))
      return { reason: 'function', detail: name.join('.') };
  }
  return undefined;
}

export function listFault(kind: string, { elements, items }: Fields): Fault | undefined {
  const isLong = LISTS.has(kind) && listOf(elements ?? items).length > MAX_ARRAY;
  return isLong ? { reason: 'tooComplex', detail: kind } : undefined;
}
