import type { Entity, SemanticModel } from '../../model/SemanticModel';
import { isOperator, meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import phrases from '../words/phrases.json';
import type { Span } from '../words/spans';
import { normalise } from '../words/text';

export type Replaced = Map<Span, readonly Meaning[]>;

const EQUALS = new RegExp(phrases.asks.equals);
const AS = new RegExp(phrases.asks.as);
const BELOW = new RegExp(phrases.asks.below);
const BELOW_BEHIND = new RegExp(phrases.asks.belowBehind);

export const entitiesOf = (span: Span, model: SemanticModel): Entity[] =>
  meaningsOf(span, 'entity').flatMap(({ id }) => model.entityOf(id) ?? []);

export const isOneOf = (span: Span, words: readonly string[] = []): boolean =>
  words.some((word) => normalise(word).replaceAll(' ', '') === span.text.replaceAll(' ', ''));

/** "Subsidiaries of A", "companies whose parent is A": A is what stands above what is asked for. */
export function childrenIn(said: readonly Span[], text: string, model: SemanticModel): Replaced {
  const replaced: Replaced = new Map();
  for (const { id, parentOf } of model.dimensions) {
    const key = model.dimensionOf(parentOf ?? '')?.column;
    if (key === undefined) continue;
    const ofKey = said.filter((span) => entitiesOf(span, model).some((each) => each.key === key));
    const isChild = ofKey.some((span) =>
      entitiesOf(span, model).some(({ children }) => isOneOf(span, children)),
    );
    const parent = said.findIndex((span) =>
      meaningsOf(span, 'dimension').some((each) => each.id === id),
    );
    for (const [index, span] of said.entries()) {
      const above = meaningsOf(span, 'value').filter(({ dimension }) => dimension === parentOf);
      const isEqual =
        parent >= 0 &&
        parent === index - 1 &&
        ofKey.length > 0 &&
        EQUALS.test(text.slice(said[parent]?.end, span.start));
      // "Have A as their parent", A를 모회사로 둔, 以 A 為母公司
      const isAs =
        parent === index + 1 &&
        ofKey.length > 0 &&
        AS.test(text.slice(span.end, said[parent]?.start));
      // "Companies that belong to A", "A에 속한 회사"
      const isBelow = ofKey.some((noun) =>
        noun.end <= span.start
          ? BELOW.test(text.slice(noun.end, span.start))
          : BELOW_BEHIND.test(text.slice(span.end, noun.start)),
      );
      if (above.length > 0 && !ofKey.includes(span) && (isChild || isEqual || isAs || isBelow)) {
        replaced.set(
          span,
          above.map((value) => ({ ...value, dimension: id, isNamesake: undefined })),
        );
        const noun = said[parent];
        // "Below", "아래": said by what stands above.
        const [one = 0, other = 0] = [index, said.findIndex((each) => ofKey.includes(each))];
        for (const between of isBelow
          ? said.slice(Math.min(one, other) + 1, Math.max(one, other))
          : [])
          if (isOperator(between, '<')) replaced.set(between, [{ kind: 'stop' }]);
        if ((isEqual || isAs) && noun) replaced.set(noun, [{ kind: 'stop' }]);
      }
    }
  }
  return replaced;
}
