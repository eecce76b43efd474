/** Ranks that do not say by what, or among what. */
import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import { type Tokens, isOperator, meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import phrases from '../words/phrases.json';
import type { Span } from '../words/spans';

const PLACES = new RegExp(phrases.asks.place);

/** "Where is most of it?" does not say among what. */
export const placeOfRank = (
  spans: readonly Span[],
  { order, dimensions }: Query,
): string | undefined =>
  order !== undefined && dimensions.length === 0
    ? spans.find(({ text }) => PLACES.test(text))?.text
    : undefined;

/** What something may be the best or the least by. */
export const rankedBy = (span: Span, { conventions }: SemanticModel): Meaning[] =>
  isOperator(span, 'top', 'bottom')
    ? (conventions.rankedBy ?? []).map((id) => ({ kind: 'measure', id }))
    : [];

const MOST = /most|fewest|least|number|많|적|多|少/;

/** "The best portfolio" does not say by what. */
export function rankOfNothing(
  tokens: Tokens,
  query: Query,
  model: SemanticModel,
): { text: string; options: readonly Meaning[] } | undefined {
  const [measure = '', ...others] = query.measures;
  const entity = model.entityOf(measure.replace('.count', ''));
  const [at = -1] = tokens.operators('top', 'bottom');
  const span = tokens.at(at);
  // "The top two groups of each portfolio", not the portfolio with the most groups.
  const behind = tokens.at(tokens.at(at + 1)?.number ? at + 2 : at + 1);
  const isRanked =
    span !== undefined &&
    !MOST.test(span.text) &&
    meaningsOf(behind, 'entity').some(({ id }) => id === entity?.id);
  const isOfItself =
    others.length === 0 &&
    measure.endsWith('.count') &&
    (query.dimensions.length === 0 || isRanked);
  const unit = model.dimensions.find(({ column }) => column === entity?.key);
  if (!span || !unit || !isOfItself) return undefined;
  const options = rankedBy(span, model).filter(
    (meaning) =>
      meaning.kind === 'measure' &&
      model.hasDimension(model.measureOf(meaning.id)?.view ?? '', unit.id),
  );
  return options.length > 0 ? { text: span.text, options } : undefined;
}
