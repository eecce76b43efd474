import { cellOf, cubeOf, termsOf, type ClosedGroup, type Scope } from '../../ifrs17/book';
import { negated } from '../measurement/assumptionEffects';
import type { Figure } from '../figure';

/** Share of what it stands beside from which a movement is worth a sentence. */
const MATERIAL_SHARE = 0.005;

export const isMaterial = (amount: number, beside: number): boolean =>
  Math.abs(amount) > MATERIAL_SHARE * beside;

export const valueOf = ({ figures }: ClosedGroup, name: string): number => figures[name] ?? 0;

type MakeFigure = (id: string, paragraph: string, expression: string, scope?: Scope) => Figure;

/** The numbers of a story, each over the groups that it is told of. */
export interface StoryFigures {
  readonly figure: MakeFigure;
  /** The same amount with its sign turned. */
  readonly turned: MakeFigure;
  /** Its magnitude, where the words say the direction. */
  readonly size: MakeFigure;
  /** The magnitude in one of the groups. */
  readonly ofGroup: (
    group: ClosedGroup,
    ...named: [id: string, paragraph: string, expression: string]
  ) => Figure;
}

export function storyFigures(groups: readonly ClosedGroup[]): StoryFigures {
  const cube = cubeOf(groups);
  const figure: MakeFigure = (id, paragraph, expression, scope = {}) => ({
    name: `story.${id}`,
    cell: cellOf(cube, paragraph, termsOf(expression, scope)),
  });
  const turned: MakeFigure = (id, paragraph, expression, scope = {}) => ({
    name: `story.${id}`,
    cell: cellOf(cube, paragraph, negated(termsOf(expression, scope))),
  });
  return {
    figure,
    turned,
    size(...named) {
      const found = figure(...named);
      return found.cell.value < 0 ? turned(...named) : found;
    },
    ofGroup(group, id, paragraph, expression) {
      const own = cubeOf([group]);
      const terms = termsOf(expression, {});
      const cell = cellOf(own, paragraph, terms);
      const signed = cell.value < 0 ? cellOf(own, paragraph, negated(terms)) : cell;
      return { name: `story.${id}.${group.id}`, cell: signed, groups: [group.id] };
    },
  };
}
