import { bars } from './bars';
import {
  box,
  decimalsOf,
  type Drawing,
  figure,
  round,
  rowsOf,
  type Sketch,
  table,
  text,
  WIDTH,
} from './drawing';

interface Item {
  label: string;
  value: number;
  total?: boolean;
}
interface Step extends Item {
  from: number;
  to: number;
  look: string;
  says: string;
}

const TOP = 26;
const PLOT = 170;

/** The items with the levels between which each leads. Throws where the items do not come to a total. */
function stepsOf(items: Item[], decimals: number): Step[] {
  let level = 0;
  return items.map((item, index) => {
    const { label, value, total } = item;
    const from = total ? 0 : level;
    if (total && index && Math.abs(level - value) > 0.5 * 10 ** -decimals * items.length) {
      throw new Error(
        `The waterfall comes to ${level.toFixed(decimals)}, not to ${value} (${label}).`,
      );
    }
    level = total ? value : level + value;
    const sign = total || value < 0 ? '' : '+';
    return {
      ...item,
      from,
      to: level,
      look: total ? 'total' : value < 0 ? 'minus' : 'plus',
      // A minus sign is for the eye; in tables a hyphen stays, which a spreadsheet takes for one.
      says: sign + figure(value, decimals).replace('-', '\u2212'),
    };
  });
}

function columns(steps: Step[]): Sketch {
  const low = Math.min(0, ...steps.map(({ from, to }) => Math.min(from, to)));
  const high = Math.max(0, ...steps.map(({ from, to }) => Math.max(from, to)));
  const y = (value: number) => TOP + ((high - value) / (high - low || 1)) * PLOT;
  const step = WIDTH / steps.length;
  const width = Math.min(step - 24, 84);
  const rows = Math.max(...steps.map(({ label }) => rowsOf(label, step - 8).length));
  const svg = steps.map(({ label, from, to, look, says }, index) => {
    const middle = step * (index + 0.5);
    const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
    const link =
      index < steps.length - 1
        ? `<path data-look="thread" d="M${round(middle + width / 2 + 3)} ${round(y(to))}H${round(middle + step - width / 2 - 3)}"/>`
        : '';
    const lines = rowsOf(label, step - 8).length;
    return (
      (bottom - top > 0.5
        ? box(middle - width / 2, top, width, Math.max(bottom - top, 2), look, 2)
        : '') +
      link +
      text(middle, top - 12, says, step, 'number') +
      text(middle, TOP + PLOT + 22 + ((lines - 1) * 18) / 2, label, step - 8)
    );
  });
  const base = `<path data-look="line" d="M0 ${round(y(0))}H${WIDTH}"/>`;
  return { width: WIDTH, height: TOP + PLOT + 16 + rows * 18, svg: svg.join('') + base };
}

/** Figures that lead from one total to the next. Throws where they do not: the last total is what the items add up to. */
export function waterfall(body: unknown): Drawing {
  const { unit = '', items } = body as { unit?: string; items: Item[] };
  const decimals = decimalsOf(items.map(({ value }) => value));
  const steps = stepsOf(items, decimals);
  return {
    wide: columns(steps),
    narrow: bars(steps),
    data: table(
      items.map(({ label, value }) => [label, figure(value, decimals)]),
      unit,
    ),
  };
}
