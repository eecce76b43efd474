import type { PeriodRange, Query, Threshold } from '../../query';
import type { Nouns } from '../nouns';
import type { Ranking } from '../ranking';
import { isOfPercentMoved } from '../grouping';
import type { Times } from '../times';
import type { Tokens } from '../tokens';
import { isChosenByChange } from '../unexplained';

/** "Annual expenses, this year against last year": one of the times that it would be split by, and what it is held against. */
export const isOneTime = (id: string, { period, comparison }: Times): boolean =>
  comparison !== undefined &&
  period !== undefined &&
  (id === 'year'
    ? period.from.slice(0, 4) === period.to.slice(0, 4)
    : id === 'period' && period.from === period.to);

/** "The top 3 groups of each portfolio": that which stands with a word of splitting, beside one that stands without. */
export function eachOf(
  dimensions: readonly string[],
  grouping: Nouns['grouping'],
): string | undefined {
  const [each, ...others] = dimensions.filter((id) =>
    grouping.some((noun) => noun.id === id && noun.isMarked),
  );
  return dimensions.length === 2 && others.length === 0 ? each : undefined;
}

/** "The portfolios whose CSM fell": only those. */
export function movesOf(tokens: Tokens, query: Query, inARow: number | undefined): Threshold[] {
  const [isUp, fell] = (['rose', 'fell'] as const).map((name) => tokens.operators(name).length > 0);
  const isGrowth = tokens
    .operators('change')
    .some((index) => /^(growth|성장|成長)$/.test(tokens.at(index)?.text ?? ''));
  const rose = isUp || (inARow !== undefined && isGrowth && !fell);
  const [measure, ...others] = query.measures;
  if (measure === undefined || others.length > 0 || rose === fell) return [];
  // "At least 30 million higher": how far is said.
  const isSaid = query.thresholds.some(({ of }) => of === 'change' || of === 'changePercent');
  return isChosenByChange(tokens, query) && !isSaid
    ? [{ measure, operator: rose ? '>' : '<', value: 0, of: 'change', inARow }]
    : [];
}

/** What fell most moved least. */
function turned({ order }: Ranking, tokens: Tokens): Ranking {
  const hasFallen = tokens.operators('fell').length > 0 && tokens.operators('rose').length === 0;
  if (!order || !hasFallen || tokens.operators('top', 'bottom').length === 0) return {};
  const direction = order.direction === 'ascending' ? 'descending' : 'ascending';
  return { order: { ...order, direction } };
}

/** "Third quarter cumulative", "3분기 누적", "2025년 누계": what came together since the year began. */
export const untilQuarter = (period: PeriodRange | undefined): PeriodRange | undefined =>
  period && (period.from === period.to || period.from === `${period.to.slice(0, 4)}-03`)
    ? { from: `${period.to.slice(0, 4)}-03`, to: period.to }
    : undefined;

/** "Running total", "逐季累計": one figure of each quarter. */
export const isOfEach = (tokens: Tokens): boolean =>
  tokens
    .operators('running')
    .some((index) => /running|逐|build up/.test(tokens.at(index)?.text ?? ''));

const MOVES = ['change', 'difference', 'rose', 'fell'] as const;

/** What grew most is ranked by how it moved, or by its rate; "the top 3, compared with last quarter" by how large it is. */
export function rankedMoves(placed: Ranking, tokens: Tokens, { comparison }: Times): Ranking {
  const ranking = { ...placed, ...turned(placed, tokens) };
  const isOfRate = tokens.operators('rate').length > 0 || isOfPercentMoved(tokens, comparison);
  const isOfMove = tokens.operators(...MOVES).length > 0;
  const of = isOfRate ? 'changePercent' : isOfMove ? 'change' : undefined;
  return of && ranking.order ? { ...ranking, order: { ...ranking.order, of } } : ranking;
}
