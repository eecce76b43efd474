import { box, decimalsOf, type Drawing, figure, round, table, text, WIDTH } from './drawing';

interface Waterfall {
  unit?: string;
  items: { label: string; value: number; total?: boolean }[];
}

const TOP = 30;
const PLOT = 190;

/** Figures that lead from one total to the next. Throws where they do not: the last total is what the items add up to. */
export function waterfall(body: unknown): Drawing {
  const { unit = '', items } = body as Waterfall;
  const decimals = decimalsOf(items.map(({ value }) => value));
  let level = 0;
  const bars = items.map((item, index) => {
    const from = item.total ? 0 : level;
    if (item.total && index && Math.abs(level - item.value) > 0.5 * 10 ** -decimals * items.length) {
      throw new Error(`The waterfall comes to ${level.toFixed(decimals)}, not to ${item.value} (${item.label}).`);
    }
    level = item.total ? item.value : level + item.value;
    return { ...item, from, to: level };
  });
  const low = Math.min(0, ...bars.map(({ from, to }) => Math.min(from, to)));
  const high = Math.max(0, ...bars.map(({ from, to }) => Math.max(from, to)));
  const y = (value: number) => TOP + ((high - value) / (high - low || 1)) * PLOT;
  const step = WIDTH / bars.length;
  const width = Math.min(step - 18, 84);
  const svg = bars.map(({ label, value, total, from, to }, index) => {
    const middle = step * (index + 0.5);
    const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
    const look = total ? 'total' : value < 0 ? 'minus' : 'plus';
    const link =
      index < bars.length - 1
        ? `<path data-look="thread" d="M${round(middle + width / 2)} ${round(y(to))}H${round(middle + step - width / 2)}"/>`
        : '';
    const sign = total || value < 0 ? '' : '+';
    return (
      box(middle - width / 2, top, width, Math.max(bottom - top, 1.5), look) +
      link +
      text(middle, top - 12, sign + figure(value, decimals), step, 'number') +
      text(middle, TOP + PLOT + 30, label, step - 6)
    );
  });
  const base = `<path data-look="line" d="M0 ${round(y(0))}H${WIDTH}"/>`;
  return {
    width: WIDTH,
    height: TOP + PLOT + 60,
    svg: base + svg.join(''),
    data: table(
      bars.map(({ label, value }) => [label, figure(value, decimals)]),
      unit,
    ),
  };
}
