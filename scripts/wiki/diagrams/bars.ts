import { box, NARROW, round, type Sketch, text } from './drawing';

/** A bar from one value to another below its words; without them, the heading of the bars that follow. */
export interface Bar {
  label: string;
  says?: string;
  from: number;
  to: number;
  look?: string;
}

const HEAD = 34;
const ROW = 46;
const THICK = 12;

/** Bars one below the other on one scale: what columns are on a phone. */
export function bars(items: Bar[]): Sketch {
  const ends = items.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const x = (value: number) => ((value - low) / (high - low || 1)) * NARROW;
  let y = 0;
  const svg = items.map(({ label, says, from, to, look }) => {
    const top = y;
    y += look ? ROW : HEAD;
    if (!look) return text(0, top + 18, label, NARROW, 'strong-label', 'start');
    const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))];
    return (
      text(0, top + 12, label, 230, 'label', 'start') +
      text(NARROW, top + 12, says ?? '', 90, 'number', 'end') +
      box(left, top + 24, Math.max(right - left, 1.5), THICK, look, 2)
    );
  });
  const base = `<path data-look="line" d="M${round(x(0))} 0V${round(y)}"/>`;
  return { width: NARROW, height: y, svg: svg.join('') + (low < 0 ? base : '') };
}
