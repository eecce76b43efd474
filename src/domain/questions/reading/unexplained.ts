import type { Query } from '../query';
import type { Tokens } from './tokens';

/**
 * Words that are known and have not changed what was understood: each is a reason to doubt it.
 * @param used numbers that say something, by their index.
 */
export function unexplainedIn(
  tokens: Tokens,
  query: Query,
  used: ReadonlySet<number>,
  hasPrevious: boolean,
): readonly string[] {
  const { filters, thresholds, dimensions, measures } = query;
  const isPlainCount = measures.every((id) => id.endsWith('.count')) && dimensions.length === 0;
  const isNegated = filters.some((filter) => filter.isNegated);
  const isCompared =
    query.comparison !== undefined ||
    query.calculation !== undefined ||
    dimensions.length > 0 ||
    measures.length > 1 ||
    filters.some(({ values }) => values.length > 1);
  const unused = [
    ...tokens.list.flatMap(({ number }, index) => (number && !used.has(index) ? [index] : [])),
    ...(thresholds.length === 0
      ? tokens.operators('>', '>=', '<', '<=').filter((index) => !tokens.at(index + 1)?.period)
      : []),
    // Which has the most of what? One number has no order.
    ...((query.limit === undefined && query.order === undefined) || (isPlainCount && !hasPrevious)
      ? tokens.operators('top', 'bottom', 'ascending', 'descending')
      : []),
    ...(isNegated ? [] : tokens.operators('notBefore', 'notAfter')),
    ...(isCompared ? [] : tokens.operators('compare')),
    ...(query.averageOver === undefined ? tokens.operators('average') : []),
    ...(query.averageOver !== undefined ? tokens.operators('share', 'running') : []),
    ...(hasPrevious ? [] : tokens.operators('same')),
    ...tokens.operators('beyond'),
  ];
  return unused.sort((a, b) => a - b).map((index) => tokens.at(index)?.text.trim() ?? '');
}
