import { escape } from '../markup';
import { type Drawing, NARROW, round, rowsOf, type Sketch, text, WIDTH } from './drawing';

interface Item {
  when: string | number;
  label: string;
}

const mark = (x: number, y: number) =>
  `<circle data-look="mark" cx="${round(x)}" cy="${round(y)}" r="6"/>`;

function across(items: Item[]): Sketch {
  const step = WIDTH / items.length;
  const rows = Math.max(...items.map(({ label }) => rowsOf(label, step - 12).length));
  const marks = items.map(({ when, label }, index) => {
    const x = step * (index + 0.5);
    const lines = rowsOf(label, step - 12).length;
    return (
      mark(x, 40) +
      text(x, 14, String(when), step - 6, 'strong-label') +
      text(x, 70 + ((lines - 1) * 18) / 2, label, step - 12)
    );
  });
  const line = `<path data-look="line" d="M${round(step / 2)} 40H${round(WIDTH - step / 2)}"/>`;
  return { width: WIDTH, height: 64 + rows * 18, svg: line + marks.join('') };
}

function down(items: Item[]): Sketch {
  const STEP = 58;
  const marks = items.map(({ when, label }, index) => {
    const y = 14 + index * STEP;
    return (
      mark(8, y) +
      text(30, y, String(when), NARROW - 30, 'strong-label', 'start') +
      text(30, y + 20, label, NARROW - 30, 'label', 'start')
    );
  });
  const line = `<path data-look="line" d="M8 14V${14 + (items.length - 1) * STEP}"/>`;
  return { width: NARROW, height: 46 + (items.length - 1) * STEP, svg: line + marks.join('') };
}

/** Events on a line, at even distances. */
export function timeline(body: unknown): Drawing {
  const { items } = body as { items: Item[] };
  const rows = items.map(
    ({ when, label }) => `<li><b>${escape(String(when))}</b> ${escape(label)}</li>`,
  );
  return { wide: across(items), narrow: down(items), data: `<ul>${rows.join('')}</ul>` };
}
