import { derived, fact, sumOf, type Derivation } from '@/domain/ifrs17';
import { isDropped, placeOf, type SeriesChange, valueAt } from './assumptionSeries';

/** Estimates are current: what they changed by is a change of estimates. */
const CURRENT_ESTIMATES = '33(c)';

/** What is compared, by the names of its versions. */
export interface Compared extends Pick<SeriesChange, 'series' | 'before' | 'after'> {
  readonly names: { readonly before: string; readonly after: string };
}

/**
 * How a value changed between two versions, as a share of what it was.
 * @returns undefined where it was nothing, or is no longer stated: no share is of that
 */
export function explainChange(
  { series, before, after, names }: Compared,
  index: number,
): Derivation | undefined {
  const from = fact(`changed.from ${names.before}`, valueAt(before, index));
  const to = fact(`changed.to ${names.after}`, valueAt(after, index));
  if (from.value === 0 || isDropped({ before, after })) return undefined;
  const name = `change.${series.axis} ${placeOf(series, index)}`;
  const formula = `${to.name} ÷ ${from.name} - 1`;
  return derived(name, to.value / from.value - 1, CURRENT_ESTIMATES, formula, [to, from]);
}

/** How `meanChange` came about: the mean over the places that differ. @returns undefined where there is none */
export function explainMeanChange(compared: Compared): Derivation | undefined {
  const { before, after } = compared;
  const count = Math.max(before.length, after.length);
  const changes = Array.from({ length: count }, (_, index) => index)
    .filter((index) => valueAt(before, index) !== valueAt(after, index))
    .flatMap((index) => explainChange(compared, index) ?? []);
  const [first, ...others] = changes;
  if (!first || others.length === 0) return first;
  const total = derived('change.total', sumOf(changes), CURRENT_ESTIMATES, 'Σ', changes);
  const places = fact('change.count', changes.length);
  const formula = `${total.name} ÷ ${places.name}`;
  const mean = total.value / places.value;
  return derived('change.mean', mean, CURRENT_ESTIMATES, formula, [total, places]);
}
