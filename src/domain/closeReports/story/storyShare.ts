import { derived, type Derivation } from '../../ifrs17';
import type { Figure } from '../figure';
import type { StoryShare } from './sentences';

export const shareOf = (part: Figure, whole: Figure): StoryShare => ({
  value: part.cell.value / whole.cell.value,
  of: [part, whole],
  isChange: false,
});

/** By what a figure differs from what it was; of what was negative it is a share of its magnitude. */
export const changeBetween = (now: Figure, before: Figure): StoryShare => ({
  value: (now.cell.value - before.cell.value) / Math.abs(before.cell.value),
  of: [now, before],
  isChange: true,
});

/** How a share of a sentence came about, which is one of the margin. @param explain of its two figures */
export function explainShare(
  { value, of, isChange }: StoryShare,
  explain: (figure: Figure) => Derivation,
): Derivation {
  const named = (each: Figure) => ({
    ...explain(each),
    name: each.name.replace(/^story\./, 'csm.'),
  });
  const [figure, whole] = [named(of[0]), named(of[1])];
  const { paragraph } = of[0].cell;
  const size = whole.value < 0 ? `(0 - ${whole.name})` : whole.name;
  const formula = isChange
    ? `(${figure.name} - ${whole.name}) ÷ ${size}`
    : `${figure.name} ÷ ${whole.name}`;
  return derived('share', value, paragraph, formula, [figure, whole]);
}
