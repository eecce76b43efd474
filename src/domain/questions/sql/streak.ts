import type { Query, Threshold } from '../query';
import { quartersFrom } from '../reading/words/shifts';
import { type Compiled, type ResultColumn, columnName, text } from './columns';

/** The limit that holds in each of several quarters, one after the other: on a figure, or on how it moved. */
export const inARowOf = ({ thresholds }: Query): Threshold | undefined =>
  thresholds.find(({ inARow }) => inARow !== undefined);

/** What fulfils a limit in each of several quarters, by its figure at their end. @param compile SQL for a query without such a limit. */
export function streakOf(
  query: Query,
  limit: Threshold,
  compile: (query: Query) => Compiled,
): Compiled {
  const { inARow = 2, ...moved } = limit;
  const to = query.period?.to ?? '';
  const { sql } = compile({
    ...query,
    dimensions: [...query.dimensions, 'period'],
    thresholds: [...query.thresholds.filter((each) => each !== limit), moved],
    period: { from: quartersFrom(to, 1 - inARow), to },
    comparison: undefined,
    calculation: moved.of === undefined ? undefined : 'change',
    order: undefined,
    limit: undefined,
  });
  const keys = query.dimensions.map(columnName);
  const name = columnName(limit.measure);
  const columns: ResultColumn[] = [
    ...query.dimensions.map((id) => ({
      name: columnName(id),
      role: 'dimension' as const,
      of: id,
    })),
    { name, role: 'measure', of: limit.measure },
  ];
  return {
    sql: [
      `SELECT ${[...keys, `sum(${name}) FILTER (WHERE period = ${text(to)}) AS ${name}`].join(', ')}`,
      `FROM (\n${sql.replaceAll(/^/gm, '  ')}\n) AS moves`,
      `GROUP BY ${keys.join(', ')}`,
      `HAVING count(*) = ${inARow}`,
      `ORDER BY ${name} DESC NULLS LAST`,
      ...(query.limit === undefined ? [] : [`LIMIT ${query.limit}`]),
    ].join('\n'),
    columns,
  };
}
