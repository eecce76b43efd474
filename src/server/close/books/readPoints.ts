import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BookPoint } from '@/domain/close';
import type { Database } from '../../database';
import { closeModelPoint } from '../../database/closeBookSchema';

/** A contract as PostgreSQL puts it into words, so that JSON is parsed once instead of lists of numbers column by column. */
const pointAsJson = sql`json_strip_nulls(json_build_object(
  'id', id, 'product', product, 'group', group_id, 'entry', entry, 'issueMonth', issue_month, 'issueAge', issue_age, 'sex', sex,
  'term', term, 'premium', premium, 'premiumTerm', premium_term, 'premiumsPerYear', premiums_per_year, 'sumInsured', sum_insured,
  'annuityStart', annuity_start, 'contracts', contracts, 'accountValue', account_value, 'inForce', in_force, 'accounts', accounts))`;

/** Rows of some groups, or of all where none are named. They go as one list: a hundred names by themselves take longer to read than what is asked of them. */
export const ofGroups = (
  column: AnyPgColumn,
  groups: readonly string[] | undefined,
): SQL | undefined => groups && sql`${column} = ANY(${sql.param([...groups])}::text[])`;

/** As many contracts as fit into a text: that of V8 ends at 512 MB. */
const PAGE_POINTS = 100_000;

export interface WantedPoints {
  period: string;
  /** All of them where none are named. */
  groups?: readonly string[];
  /** Contracts that are read at once. */
  pagePoints?: number;
}

/** Model points that are in the book by the end of a period, of all groups or of some. */
export async function readPoints(
  db: Database,
  bookId: string,
  { period, groups, pagePoints = PAGE_POINTS }: WantedPoints,
): Promise<readonly BookPoint[]> {
  const pages: (readonly BookPoint[])[] = [];
  for (;;) {
    const last = pages.at(-1)?.at(-1)?.id;
    const { rows } = await db.execute<{ points: readonly BookPoint[] }>(sql`
      SELECT coalesce(json_agg(${pointAsJson} ORDER BY id), '[]') AS points FROM (
        SELECT * FROM ${closeModelPoint}
        WHERE ${and(
          eq(closeModelPoint.bookId, bookId),
          lte(closeModelPoint.entry, period),
          ofGroups(closeModelPoint.groupId, groups),
          last === undefined ? undefined : gt(closeModelPoint.id, last),
        )}
        ORDER BY id LIMIT ${pagePoints}) AS page`);
    const points = rows[0]?.points ?? [];
    if (points.length < pagePoints) return pages.length === 0 ? points : [...pages, points].flat();
    pages.push(points);
  }
}
