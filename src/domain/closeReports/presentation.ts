import { periodAfter, type ExchangeRate } from '../close';
import { presentedIn, type ClosedGroup, type PresentationRates } from '../ifrs17/book';

/** The currency in which statements are presented, and the rates of a book to it: units of functional currency for one of it. */
export interface Presentation {
  readonly currency: string;
  readonly rates: readonly ExchangeRate[];
}

/** Rates of a quarter from the functional currency (IAS 21.39); undefined where the book has none of its start or end. */
export function ratesToPresent(
  { currency, rates }: Presentation,
  period: string,
): PresentationRates | undefined {
  const at = (date: string) =>
    rates.find((each) => each.currency === currency && each.date === date);
  const [start, end] = [at(periodAfter(period, -1)), at(period)];
  return (
    start &&
    end && { opening: 1 / start.closing, average: 1 / end.average, closing: 1 / end.closing }
  );
}

/** Groups in the currency of the presentation, each at the rates of its period. @throws RangeError where there are none */
export function presentedGroups(
  groups: readonly ClosedGroup[],
  presentation: Presentation | undefined,
): readonly ClosedGroup[] {
  if (!presentation) return groups;
  const known = new Map<string, PresentationRates>();
  return groups.map((group) => {
    const rates = known.get(group.period) ?? ratesToPresent(presentation, group.period);
    if (!rates)
      throw new RangeError(`no exchange rate of ${presentation.currency} for ${group.period}`);
    known.set(group.period, rates);
    return presentedIn(group, presentation.currency, rates);
  });
}
