import { sumOver, type Cube, type Scope } from '../sums/cube';
import { cellOf, type Table, type TableRow } from './table';

/** What a portfolio is carried at (78-79), at both ends of the period: the loss component stands on top under the premium allocation approach (57). */
const carried = {
  opening: (cube: Cube, scope: Scope) =>
    ['bel', 'ra', 'csm', 'lrc', 'lic', 'asset']
      .map((balance) => sumOver(cube, scope, `${balance}Opening`))
      .reduce((sum, each) => sum + each, 0) +
    sumOver(cube, { ...scope, family: 'allocation' }, 'lcOpening'),
  closing: (cube: Cube, scope: Scope) => sumOver(cube, scope, 'liability'),
};

/** 99(b): a reconciliation with what it opens and closes with by portfolios that are assets and portfolios that are liabilities as a whole. */
export function withPositions(cube: Cube, scope: Scope, table: Table): Table {
  const portfolios: readonly Scope[] = [
    ...new Map(
      cube.map(({ company, portfolio }) => [
        `${company}/${portfolio}`,
        { ...scope, company, portfolio },
      ]),
    ).values(),
  ];
  const split = ({ id, cells }: TableRow): readonly TableRow[] => {
    if (id !== 'opening' && id !== 'closing') return [];
    const isAsset = portfolios.map((each) => carried[id](cube, each) < 0);
    const of = (assets: boolean) => portfolios.filter((_, index) => isAsset[index] === assets);
    const part = (name: string, those: readonly Scope[]): TableRow => ({
      id: name,
      cells: cells.map(({ terms }) =>
        cellOf(
          cube,
          '99(b)',
          those.flatMap(({ company, portfolio }) =>
            terms.map((term) => ({ ...term, scope: { ...term.scope, company, portfolio } })),
          ),
        ),
      ),
    });
    return [part(`${id}Assets`, of(true)), part(`${id}Liabilities`, of(false))];
  };
  return { ...table, rows: table.rows.flatMap((row) => [...split(row), row]) };
}
