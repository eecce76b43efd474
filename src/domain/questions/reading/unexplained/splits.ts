/** Words of telling apart, where no rows are told apart. Each gives the places of these words. */
import { type Query, isTime } from '../../query';
import { type Tokens, isNoun, meaningsOf } from '../tokens';

const SPLITS = /^(?:per|by|for each|for every|split by|broken down by|grouped by|별|별로|마다)$/;

export const isSplit = (word: string): boolean => SPLITS.test(word);

/** "Codes per list", "in each list": nothing that figures could be split by. */
export const splitsOfNothing = (tokens: Tokens): number[] =>
  tokens.operators('byBefore', 'byAfter', 'eachBefore', 'eachAfter').filter((index) => {
    const span = tokens.at(index);
    const beside = tokens.at(/[a-z]/.test(span?.text ?? '') ? index + 1 : index - 1);
    const isEach =
      /(?:^| )(?:each|every)$/.test(span?.text ?? '') && OF_SOME.test(tokens.text.slice(span?.end));
    return (isSplit(span?.text ?? '') || isEach) && beside === undefined;
  });

/** "Each list", not "2 million each" or "each of them". */
const OF_SOME = /^ (?!of\b|ones?\b|other\b|time\b|and\b|in\b|for\b|at\b|has\b|have\b)[a-z]/;

const TELLS_APART =
  /^(?:(?:for |in )?(?:each|every)|per|by|各|各個|每|每個|每一|每一個|별|별로|마다|別)$/;

/** "The codes that each of the lists holds", where no row is one of the lists. */
export const splitsNotHeld = (
  tokens: Tokens,
  { measures, dimensions, averageOver, limitWithin, countOf, order, within, filters }: Query,
): number[] => {
  const { model } = tokens;
  const held = [...dimensions, averageOver, limitWithin, countOf, order?.by, within?.dimension];
  const chosen = filters.map(({ dimension }) => dimension);
  const isHeld = (index: number) => {
    const noun = tokens.at(index);
    const keys = meaningsOf(noun, 'entity').map(({ id }) => model.entityOf(id)?.key);
    const ids = meaningsOf(noun, 'dimension').map(({ id }) => id);
    return [...held, ...chosen].some(
      (id) =>
        id !== undefined && (ids.includes(id) || keys.includes(model.dimensionOf(id)?.column)),
    );
  };
  return measures.length === 0
    ? []
    : tokens.operators('byBefore', 'byAfter', 'eachBefore', 'eachAfter').filter((index) => {
        const text = tokens.at(index)?.text ?? '';
        const noun = /[a-z各每]/.test(text) ? index + 1 : index - 1;
        const isOfTimes = meaningsOf(tokens.at(noun), 'dimension').some(({ id }) => isTime(id));
        return TELLS_APART.test(text) && isNoun(tokens.at(noun)) && !isOfTimes && !isHeld(noun);
      });
};
