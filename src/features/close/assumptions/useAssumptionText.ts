import { useIntl } from 'react-intl';
import type { AssumptionSeries } from '@/domain/close';
import { useLocale } from '@/store';
import { periodName } from '../shared/periods';
import { axisMessages, fieldMessages, kindMessages, tableMessages } from './messages';

/** Assumptions in words and figures: shares in per cent, amounts of currency as they are. */
export function useAssumptionText() {
  const intl = useIntl();
  const locale = useLocale();
  const hasOwnName = (field: string): field is keyof typeof fieldMessages => field in fieldMessages;
  const hasName = (table: string): table is keyof typeof tableMessages =>
    Object.hasOwn(tableMessages, table);
  return {
    nameOf: ({ kind, table, field }: AssumptionSeries) =>
      [
        intl.formatMessage(kindMessages[kind]),
        hasName(table) ? intl.formatMessage(tableMessages[table]) : table,
        hasOwnName(field) && intl.formatMessage(fieldMessages[field]),
        isCurve(kind) && periodName(field, locale),
      ]
        .filter(Boolean)
        .join(' · '),
    axisOf: ({ axis }: AssumptionSeries) => intl.formatMessage(axisMessages[axis]),
    valueOf: (value: number, { isAmount }: Pick<AssumptionSeries, 'isAmount'>) =>
      isAmount
        ? intl.formatNumber(value, { maximumFractionDigits: 4 })
        : intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 4 }),
    changeOf: (change: number) =>
      intl.formatNumber(change, {
        style: 'percent',
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      }),
  };
}
const isCurve = (kind: AssumptionSeries['kind']) =>
  kind === 'riskFree' || kind === 'illiquidityPremium';
