import type { ClosedGroup } from '../../ifrs17/book';
import type { StorySentence, Tell } from './sentences';
import { storyFigures, valueOf } from './storyFigures';
import { tellLosses } from './tellLosses';
import { tellMargin } from './tellMargin';
import { tellResult } from './tellResult';

/**
 * What changed in a period and why: only sentences whose numbers the figures show. Amounts are magnitudes where the words say the direction. Of reinsurance held
 * alone the margin is told as its holder's.
 */
export function storyOf(groups: readonly ClosedGroup[]): readonly StorySentence[] {
  const sentences: StorySentence[] = [];
  const tell: Tell = (id, figures, more = {}) =>
    void sentences.push({ id, figures, groups: [], ...more });
  const isHeld = groups.length > 0 && groups.every(({ side }) => side === 'held');
  const of = marginOf(groups, isHeld);
  const figures = storyFigures(groups);
  tellMargin(tell, groups, figures, { isHeld, ...of });
  tellLosses(tell, groups);
  tellResult(tell, groups, figures, of);
  return sentences;
}

/** Whose CSM it is: of contracts held alone, of those issued less that of those held, or simply of those issued. */
function marginOf(groups: readonly ClosedGroup[], isHeld: boolean): Pick<StorySentence, 'of'> {
  if (isHeld) return { of: 'held' };
  const has = (side: ClosedGroup['side']) =>
    groups.some(
      (each) =>
        each.side === side && valueOf(each, 'csmOpening') + valueOf(each, 'csmClosing') !== 0,
    );
  return has('issued') && has('held') ? { of: 'net' } : {};
}
