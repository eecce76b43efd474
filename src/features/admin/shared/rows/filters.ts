import { type Field, fieldOf, type Filter, type ResourceName, writeFilters } from '@/domain/admin';
import type { Sort } from '@/domain/grid';

/** What is typed above the columns, by field. */
export type FilterTexts = Readonly<Record<string, string>>;

function integerFilter(field: string, text: string): Filter | undefined {
  const [, sign = '', digits] = /^(>=?|<=?|=)?\s*(-?\d{1,9})$/.exec(text.replaceAll(',', '')) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (sign.startsWith('>'))
    return { field, is: 'atLeast', value: sign === '>' ? value + 1 : value };
  if (sign.startsWith('<')) return { field, is: 'atMost', value: sign === '<' ? value - 1 : value };
  return { field, is: 'equals', value };
}

function filterOf({ kind, name }: Field, text: string): Filter | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (kind === 'boolean') return { field: name, is: 'equals', value: trimmed === 'Y' };
  if (kind === 'integer') return integerFilter(name, trimmed);
  if (kind === 'choice') return { field: name, is: 'startsWith', value: trimmed };
  return {
    field: name,
    is: kind === 'list' ? 'oneOf' : 'contains',
    value: kind === 'list' ? [trimmed] : trimmed,
  };
}

/** What a list asks of the server. Numbers may be compared: `>=5`, `<12`; text that is no number narrows nothing. */
export interface RowQuery {
  readonly sort?: string;
  readonly search?: string;
  readonly filters?: string;
}

export function rowQuery(
  resource: ResourceName,
  sort: Sort | undefined,
  search: string,
  texts: FilterTexts,
  always: readonly Filter[] = [],
): RowQuery {
  const typed = Object.entries(texts).flatMap(([name, text]) => {
    const field = fieldOf(resource, name);
    return (field && filterOf(field, text)) ?? [];
  });
  return {
    sort: sort && `${sort.descending ? '-' : ''}${sort.column}`,
    search: search.trim() || undefined,
    filters: writeFilters([...always, ...typed]),
  };
}
