/** Ranks that do not say by what, or among what. */
import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import { type Tokens, isOperator } from '../tokens';
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

/** "The best portfolio" does not say by what. */
export function rankOfNothing(
  tokens: Tokens,
  query: Query,
  model: SemanticModel,
): { text: string; options: readonly Meaning[] } | undefined {
  const [measure = '', ...others] = query.measures;
  const entity = model.entityOf(measure.replace('.count', ''));
  const isOfItself =
    others.length === 0 && measure.endsWith('.count') && query.dimensions.length === 0;
  const [at] = tokens.operators('top', 'bottom');
  const span = tokens.at(at ?? -1);
  const unit = model.dimensions.find(({ column }) => column === entity?.key);
  if (!span || !unit || !isOfItself) return undefined;
  const options = rankedBy(span, model).filter(
    (meaning) =>
      meaning.kind === 'measure' &&
      model.hasDimension(model.measureOf(meaning.id)?.view ?? '', unit.id),
  );
  return options.length > 0 ? { text: span.text, options } : undefined;
}
