import { useIntl } from 'react-intl';
import type { AssumptionSeries } from '@/domain/close';
import { axisMessages, fieldMessages, kindMessages } from './messages';

/** Assumptions in words and figures: shares in per cent, amounts of currency as they are. */
export function useAssumptionText() {
  const intl = useIntl();
  const hasOwnName = (field: string): field is keyof typeof fieldMessages => field in fieldMessages;
  return {
    nameOf: ({ kind, table, field }: AssumptionSeries) =>
      [
        intl.formatMessage(kindMessages[kind]),
        table,
        hasOwnName(field) && intl.formatMessage(fieldMessages[field]),
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
/** The value of a place counts from 0: ages do, years of a policy and of a projection begin with 1. */
export const placeOf = ({ axis }: Pick<AssumptionSeries, 'axis'>, index: number): number =>
  axis === 'age' ? index : index + 1;
