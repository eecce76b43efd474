import { bareName } from '../lineage';
import type { Writing } from '../questions';
import type { OwnView } from './ownViews';
import type { Join } from './tables';

const month = (year: number, of: number) =>
  `${year + Math.floor((of - 1) / 12)}-${String(((of - 1) % 12) + 1).padStart(2, '0')}-01`;

/** Joins on the way to one, itself last. */
const wayTo = (join: Join): Join[] => [...(join.from ? wayTo(join.from) : []), join];

/** Whether a column of a table stands there; the end of a longer name is none. */
function isWritten(alias: string, written: string): boolean {
  for (let at = written.indexOf(`${alias}.`); at >= 0; at = written.indexOf(`${alias}.`, at + 1))
    if (!/[\p{L}\p{N}_"]/u.test(written[at - 1] ?? ' ')) return true;
  return false;
}

/** The joins of a view whose columns stand in what was written, and those on the way to them. */
export function joinsIn(view: OwnView, written: string): readonly Join[] {
  const used = view.joins.filter(({ alias }) => isWritten(alias, written));
  const needed = new Set(used.flatMap(wayTo));
  return view.joins.filter((join) => needed.has(join));
}

/** Joins and conditions for tables that are somebody's own, in PostgreSQL's dialect. */
export function ownWriting(views: ReadonlyMap<string, OwnView>): Writing {
  const dateOf = (view: string) => views.get(view)?.date ?? '';
  return {
    from: (name, written) => {
      const view = views.get(name);
      if (!view) return name;
      const joins = joinsIn(view, written.join(' ')).map(({ table, alias, on, from }) => {
        const target = bareName(table.name) === alias ? table.name : `${table.name} AS ${alias}`;
        const conditions = on.map(
          ([own, other]) => `${from?.alias ?? view.alias}.${own} = ${alias}.${other}`,
        );
        return `\n  LEFT JOIN ${target} ON ${conditions.join(' AND ')}`;
      });
      return `${name}${joins.join('')}`;
    },
    column: (view, { id, column }) => {
      const date = dateOf(view);
      if (id === 'period')
        return `to_char(date_trunc('quarter', ${date}) + interval '2 months', 'YYYY-MM')`;
      if (id === 'year') return `extract(year FROM ${date})`;
      return id === 'month' ? `to_char(${date}, 'YYYY-MM')` : column;
    },
    name: (_, { name }) => name,
    within: (view, { from, to }) => {
      const date = dateOf(view);
      const after = month(Number(to.slice(0, 4)), Number(to.slice(5)) + 1);
      return `${date} >= DATE '${month(Number(from.slice(0, 4)), Number(from.slice(5)))}' AND ${date} < DATE '${after}'`;
    },
  };
}
