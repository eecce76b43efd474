import { useIntl } from 'react-intl';

/** ISO 4217 for no currency: published examples count in the currency units of the standard. */
const NO_CURRENCY = 'XXX';

/** In what amounts are shown: `KRW million`, `CU`. */
export function useUnitText(): (unit: number, currency: string) => string {
  const intl = useIntl();
  return (unit, currency) =>
    intl.formatMessage(
      { id: 'close.unit' },
      { unit: String(unit), currency: currency === NO_CURRENCY ? 'CU' : currency },
    );
}
