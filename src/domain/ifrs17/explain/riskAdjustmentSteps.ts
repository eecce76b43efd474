import { ofOpening } from './ofOpening';
import { isDisaggregated } from '../core/policies';
import type { Column } from '../core/row';
import type { Measured } from './context';
import { growthOf, type Rates } from './curveRates';
import { derived, fact, sumOf, type Derivation } from './derivation';
import { closing, joining, opening } from './estimatesAt';
import { presentValueOf, type EstimatesAt } from './presentValues';
import { unitsOf } from './provenance';
import { currentRates, joiningRates, lockedInRates } from './rates';
import {
  by,
  given,
  leaving,
  signed,
  statedIn,
  sumFormula,
  type Explain,
  type Formula,
} from './stepBuilders';

const ofCase = ({ group }: Measured) => group.input.riskAdjustment;

/** The stated share of the present value of claims and expenses (37, B91). */
function shareOf(
  measured: Measured,
  name: string,
  estimates: EstimatesAt,
  from: number,
  rates: Rates,
): Derivation {
  const share = fact('riskAdjustment.shareOfOutflows', ofCase(measured)?.shareOfOutflows ?? 0);
  const pv = presentValueOf(measured, `${name}: claims and expenses`, estimates, from, rates, [
    'claims',
  ]);
  return derived(name, share.value * pv.value, '37, B91', `${share.name} × ${pv.name}`, [
    share,
    pv,
  ]);
}

const unchanged = (measured: Measured, period: number, date: number) =>
  shareOf(
    measured,
    `share of unchanged estimates, rates of date ${date}`,
    opening(measured, period),
    period + 1,
    currentRates(measured, date),
  );

const atEnd = (measured: Measured, period: number) =>
  shareOf(
    measured,
    'share of the estimates at the end',
    closing(measured, period),
    period + 1,
    currentRates(measured, period + 1),
  );

const atLockedIn = (measured: Measured, period: number) =>
  shareOf(
    measured,
    `share of the estimates at the end of period ${period + 1}, at locked-in rates`,
    closing(measured, period),
    period + 1,
    lockedInRates(measured, period),
  );

/** As at the end, with what has left. */
function whole(measured: Measured, period: number): Derivation {
  const left = leaving(measured, period);
  const end = atEnd(measured, period);
  if (!left) return end;
  if (left.value === 1) return unchanged(measured, period, period + 1);
  return derived(
    'share before contracts leave',
    end.value / (1 - left.value),
    '37',
    `${end.name} ÷ (1 - ${left.name})`,
    [end, left],
  );
}

const hasShare = (measured: Measured): boolean => ofCase(measured)?.shareOfOutflows !== undefined;
const held = 'ra.opening + ra.new + ra.interest + ra.rateChange + ra.future';

function released(measured: Measured, period: number): string | Formula {
  const ra = ofCase(measured);
  if (!ra) return '0';
  const left = leaving(measured, period);
  if (hasShare(measured)) {
    const end = atEnd(measured, period);
    return { formula: `${end.name} - ra.derecognised - (${held})`, others: [end] };
  }
  if (ra.closing) {
    const end = given(measured, `riskAdjustment.closing[${period}]`, ra.closing[period] ?? 0);
    const before = left && left.value < 1 ? ` ÷ (1 - ${left.name})` : '';
    return {
      formula: `${signed(measured, end.name)}${before} - (${held})`,
      others: [end, ...(left ? [left] : [])],
    };
  }
  if (ra.release) {
    const stated = given(measured, `riskAdjustment.release[${period}]`, ra.release[period] ?? 0);
    const stays = remaining(measured, period);
    return {
      formula: `${measured.group.sign < 0 ? '' : '-'}${stated.name}${stays ? ` × ${stays.name}` : ''}`,
      others: [stated, ...(stays ? [stays] : [])],
    };
  }
  const later = measured.group.estimates.opening[period]?.units.length ?? 0;
  const at = { date: period, opening: true };
  const now = unitsOf(measured, period, at);
  const all = Array.from({ length: Math.max(0, later - period) }, (_, index) =>
    unitsOf(measured, period + index, at),
  );
  const sum = derived(`coverage units from period ${period + 1} on`, sumOf(all), 'B119', 'Σ', all);
  return sum.value === 0
    ? `-(${held})`
    : { formula: `-(${held}) × ${now.name} ÷ ${sum.name}`, others: [now, sum] };
}

/** Share of the group that is left after earlier derecognitions: a schedule is that of the whole group. */
function remaining(measured: Measured, period: number): Derivation | undefined {
  const left = (measured.group.input.derecognitions ?? []).flatMap(
    ({ atEndOf, fraction }, index) =>
      atEndOf <= period ? [given(measured, `derecognitions[${index}].fraction`, fraction)] : [],
  );
  if (left.length === 0) return undefined;
  const value = left.reduce((product, each) => product * (1 - each.value), 1);
  return derived(
    'share still in the group',
    value,
    '76',
    left.map(({ name }) => `(1 - ${name})`).join(' × '),
    left,
  );
}

/** Risk adjustment by what moved it (37, 44(c), 81, B86-B92). */
export const riskAdjustmentSteps: Partial<Record<Column, Explain>> = {
  raNew: by('37', (measured, period) => {
    const { group } = measured;
    const { input, sign } = group;
    const first = input.riskAdjustment?.initial;
    const joined = (input.newContracts ?? []).flatMap(({ inPeriod, riskAdjustment }, index) =>
      inPeriod === period + 1 && riskAdjustment !== undefined
        ? [
            [
              sign,
              given(measured, `newContracts[${index}].riskAdjustment`, riskAdjustment),
            ] as const,
          ]
        : [],
    );
    const shares = hasShare(measured)
      ? (group.joining[period] ?? []).map(
          (_, index) =>
            [
              1,
              shareOf(
                measured,
                `share of contracts joining ${index + 1}`,
                joining(measured, period, index),
                period,
                joiningRates(measured, period, index),
              ),
            ] as const,
        )
      : [];
    const own =
      period === 0 && first !== undefined
        ? [[sign, given(measured, 'riskAdjustment.initial', first)] as const]
        : [];
    return sumFormula([...own, ...joined, ...shares]);
  }),
  raFuture: (measured, period, figure, name, value) => {
    if (!hasShare(measured))
      return statedIn(
        '44(c), B96(d)',
        'riskAdjustment.futureServiceChange',
        (each) => ofCase(each)?.futureServiceChange,
      )(measured, period, figure, name, value);
    const { formula, others = [] } = sumFormula([
      [1, whole(measured, period)],
      [-1, unchanged(measured, period, period + 1)],
    ]);
    return derived(name, value, '44(c), B96(d)', formula, others);
  },
  raInterest: (measured, period, figure, name, value) => {
    const { group } = measured;
    if (!group.policies.riskAdjustmentDisaggregated || !ofCase(measured))
      return derived(name, value, '81', '0', []);
    if (ofCase(measured)?.interest)
      return statedIn('81', 'riskAdjustment.interest', (each) => ofCase(each)?.interest)(
        measured,
        period,
        figure,
        name,
        value,
      );
    const rates = currentRates(measured, period);
    const rate = growthOf(
      `current rate of period ${period + 1}`,
      rates,
      0,
      2,
      2 * (group.input.periodsPerYear ?? 1),
    );
    return derived(name, value, '81', `(ra.opening + ra.new) × ${rate.name}`, [
      figure('raOpening'),
      figure('raNew'),
      rate,
    ]);
  },
  raRateChange: by('81', (measured, period) => {
    if (!hasShare(measured) || !measured.group.policies.riskAdjustmentDisaggregated) return '0';
    return sumFormula([
      [1, unchanged(measured, period, period + 1)],
      [-1, unchanged(measured, period, period)],
    ]);
  }),
  raFinanceOci: by('81, B131', (measured, period, figure) => {
    const { policies } = measured.group;
    if (!hasShare(measured) || !policies.riskAdjustmentDisaggregated || !isDisaggregated(policies))
      return '0';
    const gap = (at: number, sign: 1 | -1) => [
      [sign, figure('raClosing', at)] as const,
      [-sign as 1 | -1, atLockedIn(measured, at)] as const,
    ];
    const stated = ofOpening(measured, 'raRateGap');
    const before = period > 0 ? gap(period - 1, -1) : stated ? [[-1, stated] as const] : [];
    return sumFormula([...gap(period, 1), ...before]);
  }),
  raRelease: by('B124(b)', released),
  raDerecognised: by('76(a)', (measured, period) => {
    const left = leaving(measured, period);
    if (!left || !ofCase(measured)) return '0';
    if (hasShare(measured))
      return sumFormula([
        [1, atEnd(measured, period)],
        [-1, whole(measured, period)],
      ]);
    return { formula: `-${left.name} × (${held} + ra.release)`, others: [left] };
  }),
};
