import { isRecognised } from '../core/checkOpening';
import type { Column } from '../core/row';
import type { Measured } from './context';
import { fact } from './derivation';
import { explainRoll } from './explainAccount';
import { joiningMargin } from './joiningMargin';
import { accretionRate } from './rates';
import { by, given, sumFormula, type Explain, type Formula } from './stepBuilders';

/** What is paid, or deemed received, for contracts that leave at the end of the period. */
const forLeaving =
  (field: 'price' | 'deemedPremium') =>
  (measured: Measured, period: number): Formula =>
    sumFormula(
      (measured.group.input.derecognitions ?? []).flatMap((each, index) => {
        const stated = each[field];
        if (each.atEndOf !== period + 1 || stated === undefined) return [];
        const path = `derecognitions[${index}].${field}`;
        return [[measured.group.sign, given(measured, path, stated)] as const];
      }),
    );

/** What CSM and loss component rest on (38, 45, 47, 76-77). */
export const marginSteps: Partial<Record<Column, Explain>> = {
  csmNew: by('38, 47, 65', joiningMargin(-1)),
  lcNew: by('47, 49', (measured, period, figure) => {
    if (measured.group.input.model === 'PAA') return { formula: '0' };
    return isRecognised(measured.group, period) ||
      measured.group.policies.joiningContracts === 'apart'
      ? joiningMargin(1)(measured, period, figure)
      : { formula: '0' };
  }),
  rateAccretion: (measured, period) => accretionRate(measured, period),
  rateCsm: (measured, period) => accretionRate(measured, period),
  leavingPrice: by('76(b), 77(a)', forLeaving('price')),
  leavingDeemed: by('77(b)', forLeaving('deemedPremium')),
  csmUnderlyingItems: by('45(b)', (measured, period) => {
    const { group } = measured;
    if (group.input.model !== 'VFA') return '0';
    const items = group.input.underlyingItems;
    const change = items
      ? fact(`underlyingItems.fairValueChange[${period}]`, group.fairValueChange?.[period] ?? 0)
      : explainRoll(group, 'changeInFairValue', period);
    const share =
      items?.policyholderShare === undefined
        ? []
        : [fact('underlyingItems.policyholderShare', items.policyholderShare)];
    return {
      formula: [change, ...share].map(({ name }) => name).join(' × '),
      others: [change, ...share],
    };
  }),
  csmFinanceEffect: by('45(c), B113, B115', ({ group }, period) => {
    if (group.input.model !== 'VFA') return '0';
    const mitigation = group.input.underlyingItems?.riskMitigation;
    const part = fact(`underlyingItems.riskMitigation[${period}]`, mitigation?.[period] ?? 0);
    const effect = '-(bel.interest + bel.rateChange + bel.financialRisk)';
    return mitigation ? { formula: `${effect} + ${part.name}`, others: [part] } : effect;
  }),
  fcfFuture: by('44(c), 45(c), B96', (measured, period, figure) => {
    const isOneGroup = measured.group.policies.joiningContracts === 'oneGroup';
    const joins =
      isOneGroup &&
      !isRecognised(measured.group, period) &&
      (measured.group.joining[period] ?? []).length > 0;
    const sum = 'bel.future + bel.futureExperience + ra.future';
    if (!joins) return sum;
    const { formula, others = [] } = joiningMargin(1)(measured, period, figure);
    return { formula: `${sum} + ${formula}`, others };
  }),
};
