import {
  arrow,
  box,
  type Drawing,
  list,
  NARROW,
  rowsOf,
  type Sketch,
  text,
  WIDTH,
} from './drawing';

interface Step {
  label: string;
  note?: string;
}

const GAP = 28;

const looks = (last: boolean) => (last ? 'end' : 'box');

/** From left to right. */
function across(steps: Step[]): Sketch {
  const width = (WIDTH - 2 - GAP * (steps.length - 1)) / steps.length;
  const rows = Math.max(...steps.map(({ label }) => rowsOf(label, width - 16).length));
  const noted = steps.some(({ note }) => note);
  const height = 36 + rows * 18 + (noted ? 24 : 0);
  const svg = steps.map(({ label, note }, index) => {
    const x = 1 + index * (width + GAP);
    const middle = x + width / 2;
    return (
      box(x, 1, width, height - 2, looks(index === steps.length - 1)) +
      text(middle, 18 + (rows * 18) / 2, label, width - 16, 'strong-label') +
      (note ? text(middle, height - 23, note, width - 8, 'note') : '') +
      (index ? arrow([x - GAP + 5, height / 2], [x - 5, height / 2]) : '')
    );
  });
  return { width: WIDTH, height, svg: svg.join('') };
}

/** From the top down. */
function down(steps: Step[]): Sketch {
  const HIGH = 44;
  const svg = steps.map(({ label, note }, index) => {
    const y = 1 + index * (HIGH + GAP);
    return (
      box(1, y, NARROW - 2, HIGH, looks(index === steps.length - 1)) +
      text(16, y + HIGH / 2, label, 190, 'strong-label', 'start') +
      (note ? text(NARROW - 16, y + HIGH / 2, note, 116, 'note', 'end') : '') +
      (index ? arrow([NARROW / 2, y - GAP + 5], [NARROW / 2, y - 5]) : '')
    );
  });
  return { width: NARROW, height: steps.length * (HIGH + GAP) - GAP + 2, svg: svg.join('') };
}

/** Steps that follow each other. */
export function flow(body: unknown): Drawing {
  const { steps } = body as { steps: Step[] };
  return {
    wide: across(steps),
    narrow: down(steps),
    data: list(steps.map(({ label, note }) => (note ? `${label} (${note})` : label))),
  };
}
