import type { Field } from './fields';
import { type ResourceName, fieldOf } from './resources';

export const FILTER_OPERATORS = [
  'contains',
  'startsWith',
  'equals',
  'oneOf',
  'atLeast',
  'atMost',
  'empty',
  'filled',
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** A condition on a field. `empty` and `filled` take no value, `oneOf` a list, the others one value. */
export interface Filter {
  field: string;
  is: FilterOperator;
  value?: string | number | boolean | (string | number)[];
}

const MAX_FILTERS = 20;
const MAX_OPTIONS = 200;
const MAX_VALUE_LENGTH = 200;

/** The operators that make sense for a field, the usual one first. */
export function operatorsFor({ kind }: Pick<Field, 'kind'>): readonly FilterOperator[] {
  switch (kind) {
    case 'boolean':
      return ['equals'];
    case 'integer':
      return ['equals', 'atLeast', 'atMost', 'oneOf'];
    case 'list':
      return ['oneOf', 'empty', 'filled'];
    case 'choice':
      return ['oneOf', 'equals', 'startsWith', 'empty', 'filled'];
    default:
      return ['contains', 'startsWith', 'equals', 'oneOf', 'empty', 'filled'];
  }
}

/** The form in which filters travel in the query: JSON. undefined where there are none. */
export function writeFilters(filters: readonly Filter[]): string | undefined {
  return filters.length === 0 ? undefined : JSON.stringify(filters);
}

/** Reads filters that came from outside; undefined where they are no filters of this resource. */
export function readFilters(
  resource: ResourceName,
  text: string | undefined,
): Filter[] | undefined {
  if (text === undefined) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parsed) || parsed.length > MAX_FILTERS) return undefined;
  return parsed.every((entry) => isFilterOf(resource, entry)) ? parsed : undefined;
}

function isFilterOf(resource: ResourceName, entry: unknown): entry is Filter {
  if (typeof entry !== 'object' || entry === null) return false;
  const { field: name, is, value, ...rest } = entry as Record<string, unknown>;
  const field = typeof name === 'string' ? fieldOf(resource, name) : undefined;
  const operator = FILTER_OPERATORS.find((known) => known === is);
  if (
    !field ||
    !operator ||
    Object.keys(rest).length > 0 ||
    !operatorsFor(field).includes(operator)
  )
    return false;
  if (operator === 'empty' || operator === 'filled') return value === undefined;
  if (operator !== 'oneOf') return isValueOf(field, value);
  return (
    Array.isArray(value) &&
    value.length <= MAX_OPTIONS &&
    value.every((option) => isValueOf(field, option))
  );
}

function isValueOf({ kind }: Field, value: unknown): boolean {
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'integer') return Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  return typeof value === 'string' && value.length <= MAX_VALUE_LENGTH && !value.includes('\0');
}
