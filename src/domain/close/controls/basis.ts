import type { CurveInput } from '@/domain/ifrs17';
import { curveAt } from '../basis/curves';
import { versionFor, versionsOf } from '../basis/versions';
import { monthAfter, monthsBetween, periodAfter } from '../period';
import type { MarketCurve } from '../types';
import { control } from './control';

/** No market has an annual rate beyond it: 3.5 is 3.5 % that was not divided. */
const MAX_RATE = 0.5;
const ratesOf = (curve: CurveInput | undefined): readonly number[] => {
  if (curve === undefined) return [];
  if (typeof curve === 'number') return [curve];
  const { illiquidityPremium = 0, shift = 0, ...rates } = curve;
  const listed = Object.values(rates).flatMap((each) => (Array.isArray(each) ? each : []));
  return [...(listed as readonly number[]), illiquidityPremium, shift];
};

/** Whether assumptions, amounts and curves are those of the quarter. */
export const basisControls = [
  control('assumptionsApproved', '33(c), B54', 'approvedLate', ({ book, period, ranAt }) => {
    const used = versionsOf(book.assumptions, period);
    const late = used.filter(({ approvedAt = '' }) => approvedAt > ranAt);
    return [{ expected: 0, found: late.length }];
  }),
  control('fourEyes', '33(c), B54', 'approvedByMaker', ({ book, period }) => {
    const used = versionsOf(book.assumptions, period);
    const own = used.filter(({ approvedBy, createdBy }) => approvedBy === createdBy);
    return [{ expected: 0, found: own.length }];
  }),
  control('amountsArePositive', '105(a), B65', 'lowestAmount', ({ actual }) => {
    if (!actual) return [];
    const {
      premiums = 0,
      claims = 0,
      expenses = 0,
      investmentComponents = 0,
      acquisition = 0,
    } = actual;
    const found = Math.min(0, premiums, claims, expenses, investmentComponents, acquisition);
    return [{ expected: 0, found }];
  }),
  control('versionInForce', '33(c), B54', 'otherVersion', ({ book, period, closing }) => {
    const version = versionFor(book.assumptions, monthAfter(period))?.version;
    return closing?.version === undefined
      ? []
      : [{ expected: 0, found: closing.version === version ? 0 : 1 }];
  }),
  control('curveOfDate', '36, B78', 'curveAge', ({ book, period, stated }) => {
    const { currency, illiquidity = 1 } = stated;
    const hasPremium = book.curves.some(
      (each) => each.kind === 'illiquidityPremium' && each.currency === currency,
    );
    const kinds: readonly MarketCurve['kind'][] =
      hasPremium && illiquidity !== 0 ? ['riskFree', 'illiquidityPremium'] : ['riskFree'];
    return kinds.map((kind) => {
      const { date } = curveAt(book.curves, { kind, currency, date: period });
      return { expected: 0, found: monthsBetween(date, period) };
    });
  }),
  control('ratesAreFractions', '36', 'curveRate', ({ book, period, stated: { currency } }) => {
    const of = (kind: 'riskFree' | 'illiquidityPremium') =>
      kind === 'riskFree' || book.curves.some((each) => each.kind === kind)
        ? curveAt(book.curves, { kind, currency, date: period }).rates
        : [];
    const rates = [...of('riskFree'), ...of('illiquidityPremium')].map(Math.abs);
    const found = Math.max(0, ...rates);
    return [{ expected: MAX_RATE, found, atMost: true }];
  }),
  control(
    'lockedInCarriedOn',
    '44(b), B72(b)',
    'lockedInRate',
    ({ stated, period, opened, input, curves }) => {
      const given =
        input && ('covers' in input ? input.input.lockedIn : input.input.rates?.lockedIn);
      const expected = ratesOf(opened?.lockedIn ?? curves(stated, periodAfter(period, -1)));
      const found = ratesOf(given);
      const at = expected.findIndex((rate, index) => rate !== found[index]);
      return input && at >= 0 ? [{ expected: expected[at] ?? 0, found: found[at] ?? 0 }] : [];
    },
  ),
];
