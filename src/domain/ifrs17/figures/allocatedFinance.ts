import type { CompiledGroup } from '../core/compile';
import { netPresentValue, type FlowSet } from '../core/flowSet';
import { isAllocating, isDisaggregated } from '../core/policies';
import type { DatedCurve } from '../core/lockedIn';
import { allocatingRates } from '../explain/rates/allocatingRates';
import type { Measured } from '../explain/context';
import { opening } from '../explain/estimates/estimatesAt';
import { ofOpening } from '../explain/ofOpening';
import { presentValueOf } from '../explain/estimates/presentValues';
import { lockedInRates } from '../explain/rates/rates';
import type { Derivation } from '../formula/derivation';
import { allocationCurve } from './allocationCurve';
import type { Case } from './plan/case';
import type { Definitions, Source } from './plan/definitions';
import { unwound } from './fulfilment/fulfilment';
import { atLockedIn, ofEnd, presentValueAt } from './plan/sources';

/**
 * What is allocated at the end of the period of the estimates of its start, at the rates that allocate (B132). Where none meets what is
 * expected now, the balance goes back to the locked-in rates at once.
 */
const atAllocatingRates: Source = {
  paragraph: 'B132(a)',
  read({ group, period, row }) {
    const flows = group.estimates.opening[period] as FlowSet;
    const curve = allocationCurve(group, period, flows, row.allocatedStart);
    if (curve) return unwound(row.allocatedStart, flows, period, curve, period);
    const lockedIn = group.lockedIn[period] as DatedCurve;
    return netPresentValue(flows, period + 1, lockedIn.curve, lockedIn.origin);
  },
  explain(measured, period, ask, name) {
    const estimates = opening(measured, period);
    const start = ask('allocatedStart');
    const curve = allocationCurve(measured.group, period, estimates.set, start.value);
    const rates = curve
      ? allocatingRates(measured, period, estimates, start, curve)
      : lockedInRates(measured, period);
    return presentValueOf(measured, name, estimates, period + 1, rates);
  },
};

/** What an opening states of the balance, or what its estimates come to at the locked-in rates. */
export function allocatedAtOpening({ input, estimates, lockedIn }: CompiledGroup): number {
  const stated = input.opening?.belAllocated ?? input.opening?.belAtLockedIn;
  const [flows, dated] = [estimates.opening[0], lockedIn[0]];
  if (stated !== undefined || !flows || !dated || input.model === 'PAA') return stated ?? 0;
  return netPresentValue(flows, 0, dated.curve, dated.origin);
}

/** The same with what it comes from. */
export const explainAllocatedAtOpening = (measured: Measured, name: string): Derivation =>
  ofOpening(measured, 'belAllocated') ??
  ofOpening(measured, 'belAtLockedIn') ??
  presentValueOf(measured, name, opening(measured, 0), 0, lockedInRates(measured, 0));

const flows =
  '- expected.premiums + expected.claims + expected.investmentComponent + expected.acquisition';

/**
 * Interest that profit or loss takes where OCI takes the rest: on the balance at locked-in rates (B131), or at those that allocate finance
 * systematically (88(b), B130, B132). Of what changes, only what goes to the CSM moves an allocated balance; at locked-in rates a change of financial
 * risk is finance too, so that what OCI accumulates ends at nothing. What it has accumulated on contracts that leave goes to profit or loss (91(a)).
 */
export function allocatedFinance({ isStated, leaves, policies }: Case): Definitions {
  if (!isDisaggregated(policies)) return {};
  if (isStated)
    return { financeAllocated: ['88(b), B131-B132', 'bel.interest + bel.financialRisk'] };
  return {
    ...(isAllocating(policies)
      ? {
          allocatedStart: ['B132', 'allocated.opening + bel.new'] as const,
          allocatedUnwound: atAllocatingRates,
          allocatedEnd: [
            'B132(a)',
            `(allocated.unwound + bel.future)${leaves ? ' × (1 - derecognition.share)' : ''}`,
          ] as const,
        }
      : { allocatedEnd: presentValueAt({ estimates: ofEnd, rates: atLockedIn, at: 'end' }) }),
    financeAllocated: [
      '88(b), B131-B132',
      `allocated.end - allocated.opening ${flows} - bel.new - bel.future - bel.derecognised`,
    ],
  };
}
