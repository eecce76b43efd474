import { isRecognised } from '../../core/checks/checkOpening';
import { dueAt, type FlowSet } from '../../core/flowSet';
import type { State } from '../../core/state';
import type { DiscountCurve } from '../../curves/discountCurve';
import type { Case } from '../plan/case';
import { signed, type Definitions } from '../plan/definitions';
import {
  atLockedIn,
  currentAtEnd,
  currentAtStart,
  ofEnd,
  ofStart,
  presentValueAt,
  stated,
} from '../plan/sources';
import { changes, ofFuture } from './changes';
import { derecognised } from './derecognition';

/** Present value at the end of the period of what follows it, from the value at its start, if nothing changes. */
export function unwound(
  value: number,
  flows: FlowSet,
  period: number,
  { factors }: DiscountCurve,
  origin: number,
): number {
  const step = 2 * (period - origin);
  const base = factors[step] as number;
  const toMiddle = (factors[step + 1] as number) / base;
  const toEnd = (factors[step + 2] as number) / base;
  const due =
    dueAt(flows, 0, period) + dueAt(flows, 1, period) * toMiddle + dueAt(flows, 2, period) * toEnd;
  return (value - due) / toEnd;
}

/** At the start: as the period before left it, or as it was worked out to recognise the group. */
function knownAtStart({ group, period, row }: State): number | undefined {
  if (row.pvValuedAnew === 0) return row.pvOpening;
  const isSame = group.current[0] === group.lockedIn[0]?.curve;
  return isRecognised(group, period) && row.pvValuedAnew === 1 && isSame ? row.belNew : undefined;
}

/** A curve of one rate that stays makes of the estimates what they were. */
function knownRevalued({ group, period, row }: State): number | undefined {
  const flat = group.current[period + 1]?.flat;
  return flat !== undefined && flat === group.current[period]?.flat ? row.pvUnwound : undefined;
}

const due =
  '- expected.premiums + expected.claims + expected.investmentComponent + expected.acquisition';

/** Fulfilment cash flows that a source states as present values (33, 36). */
const statedAmounts = ({ isHeld, states }: Case): Definitions => ({
  statedInterest: stated('36', 'stated.interest'),
  statedFinancialRisk: stated('B97(a)', 'stated.financialRisk'),
  statedFutureService: stated('44(c)', 'stated.futureService'),
  statedFutureServiceAtCurrent: stated('B97(a)', 'stated.futureServiceAtCurrent'),
  belInterest: ['36, 87(a)', signed(isHeld, 'stated.interest')],
  belFinancialRisk: ['87, B97(a)', signed(isHeld, 'stated.financialRisk')],
  belFuture: ['44(c), B72(c), B96-B98', signed(isHeld, 'stated.futureService')],
  belFutureGap: [
    'B97(a)',
    states.includes('stated.futureServiceAtCurrent')
      ? `${signed(isHeld, 'stated.futureServiceAtCurrent')} - bel.future`
      : '0',
  ],
});

/**
 * Present value of future cash flows, by what moved it (33-36, 44(c), 87, B96-B98): interest at the rate of the period's start; the new rates of its
 * end; then changes in estimates, those of future service and discretion at the locked-in rate for the CSM, the gap to the current rate being
 * finance, those of financial risk only as finance; and last contracts that leave. Under the variable fee approach all is at current rates (45, B72).
 */
export function fulfilment(of: Case): Definitions {
  if (of.isStated) return statedAmounts(of);
  const rates = of.model === 'VFA' ? currentAtEnd : atLockedIn;
  return {
    pvStart: presentValueAt({
      estimates: ofStart,
      rates: currentAtStart,
      at: 'start',
      known: knownAtStart,
    }),
    pvUnwound: presentValueAt({
      estimates: ofStart,
      rates: currentAtStart,
      at: 'end',
      known: ({ group, period, row }) =>
        unwound(
          row.pvStart,
          group.estimates.opening[period] as FlowSet,
          period,
          group.current[period] as DiscountCurve,
          period,
        ),
    }),
    pvRevalued: presentValueAt({
      estimates: ofStart,
      rates: currentAtEnd,
      at: 'end',
      known: knownRevalued,
    }),
    belInterest: ['36, 87(a)', `pv.unwound - pv.start ${due}`],
    // Contracts that join are valued at their own rates first, those of an opening as it states; the step to current ones is a change in rates.
    belRateChange: [
      '87(b)',
      'pv.revalued - pv.unwound + if(pv.valuedAnew, pv.start - bel.opening - bel.new, 0)',
    ],
    belFinancialRisk: changes('87, B97(a)', currentAtEnd, ['financialRisk']),
    belFuture: changes('44(c), B72(c), B96-B98', rates, ofFuture),
    changeAtCurrent: changes('36, 87', currentAtEnd, ofFuture),
    belFutureGap: ['B97(a)', 'change.atCurrent - bel.future'],
    ...(of.leaves ? { belDerecognised: derecognised } : {}),
    pvEnd: presentValueAt({
      estimates: ofEnd,
      rates: currentAtEnd,
      at: 'end',
      known: ({ row }) =>
        row.pvRevalued + row.belFinancialRisk + row.changeAtCurrent + row.belDerecognised,
    }),
  };
}
