import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import type { Ranking } from '../ranking';
import type { Tokens } from '../tokens';

const LATELY = /\b(?:last|latest|newest|(?:most )?recent(?:ly)?)\b|최근|최신|마지막|最近|最新|最後/;
/** Whether a word that means nothing elsewhere says which of what happened come first. */
export const isOfRecent = (word: string, { entity, order }: Query, model: SemanticModel): boolean =>
  order !== undefined && model.entityOf(entity ?? '')?.at === order.by && LATELY.test(word);

/** More than one, though no number says how many: "the latest changes", 최근 변경 내역. */
const SEVERAL =
  /\b(?:latest|recent|last|newest) (?:\w+ )?\w+s\b|(?:최근|최신)(?! ?(?:한|1) ?건)|最近(?!一)|最新(?!一)/;

/** "Last quarter" is a time, and says nothing of when rows were made. */
const withoutTimes = ({ list, text }: Tokens): string =>
  list
    .filter(({ period }) => period !== undefined)
    .reduce((left, { text: time }) => left.replace(time, ' '), text);

/** "The last five changes", 마지막 변경, 最近三筆異動, "who changed it last": by when they happened. */
export function recentOf(tokens: Tokens, entity: string | undefined): Ranking | undefined {
  const { at } = tokens.model.entityOf(entity ?? '') ?? {};
  if (at === undefined || !LATELY.test(withoutTimes(tokens))) return undefined;
  const number = tokens.list.findIndex((span) => span.number?.isPercent === false);
  const limit =
    tokens.at(number)?.number?.value ?? (SEVERAL.test(withoutTimes(tokens)) ? undefined : 1);
  return {
    order: { by: at, direction: 'descending' },
    ...(limit !== undefined && { limit }),
    ...(number >= 0 && { number }),
  };
}
