/** A small server of one resource for the stories: lists in pages, in order, narrowed; what a save answers is up to the story. */
import type { HttpHandler } from 'msw';
import { type Filter, readFilters, type ResourceName } from '@/domain/admin';
import type { AdminLine, AdminRow, AdminSaveResult } from '@/api';
import { respondWith, success } from '../../support/handlers';

type Value = AdminRow['values'][string];
/** Makes the row at a place without the others. */
export interface Rows {
  total: number;
  at: (index: number) => AdminRow;
}

const text = (value: Value | undefined) => String(value ?? '').toLowerCase();

function holds(values: AdminRow['values'], { field, is, value }: Filter): boolean {
  if (is === 'oneOf')
    return Array.isArray(value) && value.some((one) => text(one) === text(values[field]));
  if (is === 'equals')
    return values[field] === value || text(values[field]) === text(value as Value);
  return is === 'startsWith'
    ? text(values[field]).startsWith(text(value as Value))
    : text(values[field]).includes(text(value as Value));
}

/** A list that nobody narrows or orders is not made as a whole: it may have a hundred thousand rows. */
function page(
  rows: Rows,
  resource: ResourceName,
  query: URLSearchParams,
): { total: number; rows: AdminRow[] } {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  const filters = readFilters(resource, query.get('filters') ?? undefined) ?? [];
  const search = query.get('search');
  const sort = query.get('sort');
  if (filters.length === 0 && !search && !sort) {
    const count = Math.max(0, Math.min(limit, rows.total - offset));
    return {
      total: rows.total,
      rows: Array.from({ length: count }, (_, index) => rows.at(offset + index)),
    };
  }
  const all = Array.from({ length: rows.total }, (_, index) => rows.at(index)).filter(
    ({ values }) =>
      filters.every((filter) => holds(values, filter)) &&
      (!search || Object.values(values).some((value) => text(value).includes(text(search)))),
  );
  const field = sort?.replace('-', '');
  if (field)
    all.sort((a, b) =>
      text(a.values[field]).localeCompare(text(b.values[field]), 'en', { numeric: true }),
    );
  if (sort?.startsWith('-')) all.reverse();
  return { total: all.length, rows: all.slice(offset, offset + limit) };
}

const resourceOf = (url: URL) => url.pathname.split('/').at(-1) as ResourceName;

/** Lists by resource; a resource that is not given has no rows. */
export function lists(byResource: Partial<Record<ResourceName, Rows>>): HttpHandler {
  return respondWith('listAdminRows', ({ url: address }) => {
    const url = new URL(address);
    const rows = byResource[resourceOf(url)];
    return success(rows ? page(rows, resourceOf(url), url.searchParams) : { total: 0, rows: [] });
  });
}

/** A save that is answered line by line. */
export function saves(
  lines: (index: number) => Omit<AdminLine, 'index'>,
  saved = false,
): HttpHandler {
  return respondWith('saveAdminRows', async (request) => {
    const { changes } = (await request.json()) as { changes: unknown[] };
    const result: AdminSaveResult = {
      saved,
      lines: changes.map((_, index) => ({ index, ...lines(index) })),
    };
    return success(result);
  });
}

const entries: Record<string, [string, string][]> = {
  INSURER_TYPE_CD: [
    ['LIFE', 'Life insurer'],
    ['NONLIFE', 'Non-life insurer'],
    ['REINSURER', 'Reinsurer'],
  ],
  COUNTRY_CD: [
    ['KR', 'South Korea'],
    ['TW', 'Taiwan'],
    ['GB', 'United Kingdom'],
  ],
  CURRENCY_CD: [
    ['KRW', 'South Korean won'],
    ['TWD', 'New Taiwan dollar'],
    ['GBP', 'Pound sterling'],
  ],
};

/** The common codes from which companies choose. */
export const codes = respondWith('listCommonCodeDetails', ({ url }) => {
  const details = entries[new URL(url).searchParams.get('mstCode') ?? ''] ?? [];
  return success(details.map(([code, codeName]) => ({ code, codeName })));
});
