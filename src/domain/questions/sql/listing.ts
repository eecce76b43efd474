import { nameColumn } from '../catalogue';
import type { Query } from '../query';
import type { Compiled, Compiling } from './columns';
import { conditionsOf } from './conditions';

/** The rows of what is listed, each once. */
export function listing(query: Query, compiling: Compiling): Compiled {
  const { model, locale } = compiling;
  const entity = model.entityOf(query.entity ?? '');
  const [[read = ''] = []] = model.viewsOf(query);
  const view = model.views.find(({ name }) => name === read);
  const has = (name: string) => view?.columns.some((column) => column.name === name) ?? false;
  const beside = query.dimensions.flatMap((id) => {
    const { column, name = column } = model.dimensionOf(id) ?? {};
    return name === undefined || entity?.columns.includes(name) ? [] : [name];
  });
  const shown = [...(entity?.columns ?? []), ...beside].flatMap((column) => {
    const named = nameColumn(column, locale);
    if (has(column)) return [{ name: column, select: column }];
    return has(named) ? [{ name: column, select: `${named} AS ${column}` }] : [];
  });
  const where = conditionsOf(query, query.period, read, compiling);
  const order = query.order && model.dimensionOf(query.order.by)?.column;
  // What happened twice at once stands there twice; only then may the order be by what is not shown.
  const sql = [
    `SELECT ${entity?.isEvent ? '' : 'DISTINCT '}${shown.map(({ select }) => select).join(', ')}`,
    `FROM ${model.writing.from(read, [...shown.map(({ select }) => select), ...where])}`,
    ...(where.length > 0 ? [`WHERE ${where.join('\n  AND ')}`] : []),
    order && entity?.isEvent
      ? `ORDER BY ${order}${query.order?.direction === 'ascending' ? '' : ' DESC'}`
      : `ORDER BY 1${shown.length > 1 ? ', 2' : ''}`,
    ...(query.limit === undefined ? [] : [`LIMIT ${query.limit}`]),
  ].join('\n');
  return { sql, columns: shown.map(({ name }) => ({ name, role: 'listed', of: name })) };
}
