import { createContext, use } from 'react';
import { useIntl } from 'react-intl';

/** How amounts are shown: divided by the unit, with so many digits after the point. */
export interface AmountScale {
  unit: number;
  digits: number;
}

export const AmountScaleContext = createContext<AmountScale>({ unit: 1, digits: 0 });

/** What floating-point arithmetic leaves of nothing is less than this, in units of currency. */
const RESIDUE = 1e-6;

/** Whether an amount is nothing. */
export const isNil = (value: number): boolean => Math.abs(value) < RESIDUE;

/** Writes amounts of the book's currency in the unit that the user has chosen; a zero is a dash, as accountants write it in tables. */
export function useAmountText(zero = '–'): (value: number) => string {
  const { unit, digits } = use(AmountScaleContext);
  // Keeps its formatters: a screen has thousands of amounts.
  const { formatNumber } = useIntl();
  const format = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  } as const;
  return (value) => (isNil(value) ? zero : formatNumber(value / unit, format));
}
