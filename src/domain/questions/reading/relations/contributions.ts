import type { SemanticModel } from '../../model/SemanticModel';
import { isOperator, meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import type { Span } from '../words/spans';
import type { Replaced } from './children';

const SAID: readonly Meaning[] = [{ kind: 'stop' }];

/** "By how much new business increased the CSM", 新契約增加了多少CSM: what a part of a figure did to the whole, and no move of the part. */
export function contributionsIn(said: readonly Span[], model: SemanticModel): Replaced {
  const ofMeasure = (span: Span | undefined) => meaningsOf(span, 'measure').map(({ id }) => id);
  const replaced: Replaced = new Map();
  for (const [index, span] of said.entries()) {
    if (!isOperator(span, 'rose', 'fell')) continue;
    const parts = ofMeasure(said[index - 1]);
    const behind = isOperator(said[index + 1], 'count', 'more') ? index + 2 : index + 1;
    const whole = said[behind];
    const isOfWhole = parts.some((id) =>
      ofMeasure(whole).includes(model.measureOf(id)?.refines ?? ''),
    );
    const asked = said.filter((each) => isOperator(each, 'more'));
    if (whole && isOfWhole) for (const each of [span, whole, ...asked]) replaced.set(each, SAID);
  }
  return replaced;
}
