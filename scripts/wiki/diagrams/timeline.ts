import { escape } from '../markup';
import { type Drawing, round, text, WIDTH } from './drawing';

interface Timeline {
  items: { when: string | number; label: string }[];
}

/** Events on a line, at even distances. */
export function timeline(body: unknown): Drawing {
  const { items } = body as Timeline;
  const step = WIDTH / items.length;
  const marks = items.map(({ when, label }, index) => {
    const x = step * (index + 0.5);
    return (
      `<circle data-look="mark" cx="${round(x)}" cy="44" r="7"/>` +
      text(x, 16, String(when), step - 6, 'strong-label') +
      text(x, 82, label, step - 10)
    );
  });
  const line = `<path data-look="line" d="M${round(step / 2)} 44H${round(WIDTH - step / 2)}"/>`;
  const rows = items.map(({ when, label }) => `<li><b>${escape(String(when))}</b> ${escape(label)}</li>`);
  return { width: WIDTH, height: 116, svg: line + marks.join(''), data: `<ul>${rows.join('')}</ul>` };
}
