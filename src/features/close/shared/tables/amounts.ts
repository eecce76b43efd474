import { createContext, use } from 'react';
import { languageTag } from '@/domain/locale';
import { useLocale } from '@/store';

/** How amounts are shown: divided by the unit, with so many digits after the point. */
export interface AmountScale {
  unit: number;
  digits: number;
}

export const AmountScaleContext = createContext<AmountScale>({ unit: 1, digits: 0 });

/** Writes amounts of the book's currency in the unit that the user has chosen; a zero is a dash, as accountants write it. */
export function useAmountText(): (value: number) => string {
  const { unit, digits } = use(AmountScaleContext);
  const locale = useLocale();
  const format = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return (value) => (value === 0 ? '–' : format.format(value / unit));
}
