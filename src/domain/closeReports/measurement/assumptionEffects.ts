import { attributionOrder } from '../../ifrs17';
import { cellOf, termsOf, type CellTerm, type Cube } from '../../ifrs17/book';
import type { ReportTable } from '../figure';

/** What changes estimates beside assumptions themselves: a scenario's shock stands behind them. */
const order = [...attributionOrder, 'scenario'];

/** The same terms with their signs turned. */
export const negated = (terms: readonly CellTerm[]): readonly CellTerm[] =>
  terms.map((each) => ({ ...each, sign: each.sign > 0 ? -1 : 1 }));

/**
 * Changes in estimates of future service by what changed (44(c), B96(b), B96(d)), assumption by assumption in the stated order; what is of none is what happened to
 * contracts. `margin` is what meets CSM and loss component (48, 50), an increase is positive; `bel` and `ra` are liabilities. The gap from the rates at which
 * the CSM is adjusted to current ones is finance (B97(a)).
 */
export function assumptionEffects(cube: Cube): ReportTable {
  const named = new Set(
    cube.flatMap(({ sums }) =>
      Object.keys(sums).flatMap((figure) => /^\w+\((.+)\)$/.exec(figure)?.[1] ?? []),
    ),
  );
  const assumptions = [...named].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const of = (effect: string, assumption: string): readonly CellTerm[] => [
    { sign: 1, figure: `${effect}(${assumption})`, scope: {} },
  ];
  const totals = {
    belFuture: termsOf('belFuture', {}),
    belAtCurrent: termsOf('belFuture + belFutureGap', {}),
    raFuture: termsOf('raFuture', {}),
  };
  const row = (id: string, effect: (name: keyof typeof totals) => readonly CellTerm[]) => {
    const [lockedIn, current, ra] = [
      effect('belFuture'),
      effect('belAtCurrent'),
      effect('raFuture'),
    ];
    const columns = [
      current,
      ra,
      [...current, ...negated(lockedIn)],
      negated([...lockedIn, ...ra]),
    ];
    return { id, cells: columns.map((terms) => cellOf(cube, '44(c), B96', terms)) };
  };
  const rows = [
    row('experience', (name) => [
      ...totals[name],
      ...assumptions.flatMap((assumption) => negated(of(name, assumption))),
    ]),
    ...assumptions.map((assumption) => row(assumption, (name) => of(name, assumption))),
    row('total', (name) => totals[name]),
  ];
  const hasSomething = rows.some(({ cells }) => cells.some(({ value }) => value !== 0));
  return {
    id: 'assumptionEffects',
    paragraph: '44(c), B96(b), B96(d)',
    columns: ['bel', 'ra', 'financeGap', 'margin'],
    rows: hasSomething ? rows : [],
  };
}
