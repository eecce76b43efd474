import type { Comparison, Finding } from '@/domain/clauses';
import type { TermsComparisonState } from '@/store';

type Filters = Pick<TermsComparisonState, 'types' | 'gains'>;

export const isShown = (finding: Finding | undefined, { types, gains }: Filters): boolean =>
  finding !== undefined &&
  (types.length === 0 || types.includes(finding.type)) &&
  (gains === null || finding.gains === gains);

/** The finding before or after the chosen one among those that are shown; the first or last where none is chosen. */
export function indexAround(
  shown: readonly number[],
  selected: number | null,
  by: 1 | -1,
): number | undefined {
  if (selected === null) return by === 1 ? shown[0] : shown.at(-1);
  return by === 1
    ? shown.find((index) => index > selected)
    : shown.findLast((index) => index < selected);
}

/** Fewer articles than this share of all have a partner in documents that have nothing to do with one another. */
const RELATED_SHARE = 0.2;

/** Why most of two texts counts as changed, where it does. */
export function looksUnrelated({
  old,
  new: fresh,
  articles,
}: Comparison): 'languages' | 'unlike' | undefined {
  if (old.language !== fresh.language) return 'languages';
  const paired = articles.filter((each) => each.old.length > 0 && each.new.length > 0).length;
  return paired < articles.length * RELATED_SHARE ? 'unlike' : undefined;
}
