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
  tellMargin(tell, groups, figures, { isHeld: of.of === 'held', ...of });
  tellLosses(tell, groups);
  tellResult(tell, groups, figures, isHeld ? { of: 'held' } : {});
  return sentences;
}

/** Whose CSM it is: of contracts held alone, also where those issued have none; of those issued less that of those held; or simply of those issued. */
function marginOf(groups: readonly ClosedGroup[], isHeld: boolean): Pick<StorySentence, 'of'> {
  const has = (side: ClosedGroup['side']) =>
    groups.some(
      (each) =>
        each.side === side && valueOf(each, 'csmOpening') + valueOf(each, 'csmClosing') !== 0,
    );
  if (isHeld) return { of: 'held' };
  if (!has('held')) return {};
  return { of: has('issued') ? 'net' : 'held' };
}
