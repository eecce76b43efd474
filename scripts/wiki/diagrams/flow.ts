import { arrow, box, type Drawing, list, text, WIDTH } from './drawing';

interface Flow {
  steps: { label: string; note?: string }[];
}

const GAP = 26;
const HEIGHT = 104;

/** Steps from left to right. */
export function flow(body: unknown): Drawing {
  const { steps } = body as Flow;
  const width = (WIDTH - 2 - GAP * (steps.length - 1)) / steps.length;
  const svg = steps.map(({ label, note }, index) => {
    const x = 1 + index * (width + GAP);
    const middle = x + width / 2;
    return (
      box(x, 1, width, HEIGHT - 2, index === steps.length - 1 ? 'strong' : 'box') +
      text(middle, note ? 44 : 52, label, width - 12, index === steps.length - 1 ? 'on-strong' : 'label') +
      (note ? text(middle, 84, note, width - 8, index === steps.length - 1 ? 'on-strong-note' : 'note') : '') +
      (index ? arrow(x - GAP + 3, HEIGHT / 2, x - 3, HEIGHT / 2) : '')
    );
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    svg: svg.join(''),
    data: list(steps.map(({ label, note }) => (note ? `${label} (${note})` : label))),
  };
}
