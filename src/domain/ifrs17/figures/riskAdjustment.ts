import { isDisaggregated } from '../core/policies';
import { growthOf } from '../explain/rates/curveRates';
import { unitsOf } from '../explain/estimates/provenance';
import { currentRates } from '../explain/rates/rates';
import { derived, sumOf } from '../formula/derivation';
import type { Case } from './plan/case';
import { signed, type Definitions, type Source } from './plan/definitions';
import {
  atLockedIn,
  currentAtEnd,
  currentAtStart,
  ofEnd,
  ofStart,
  presentValueAt,
  stated,
} from './plan/sources';

const held = 'ra.opening + ra.new + ra.interest + ra.future';
const claims = { paragraph: '37, B91', at: 'end', kinds: ['claims'] } as const;

/** Growth over the period at the current rate of its start, less one. */
const currentRate: Source = {
  paragraph: '36, B72',
  read: ({ group, period }) => 1 / (group.current[period]?.factors[2] as number) - 1,
  explain: (measured, period, _, name) =>
    growthOf(
      name,
      currentRates(measured, period),
      0,
      2,
      2 * (measured.group.input.periodsPerYear ?? 1),
    ),
};

/** Coverage units that the start of the period expects: of the period, and of it and all later ones. */
const unitsFrom = (isAll: boolean): Source => ({
  paragraph: 'B119',
  read({ group, period }) {
    const { units, unitsAfter } = group.estimates.opening[period] ?? {};
    return (units?.[period] ?? 0) + (isAll ? (unitsAfter?.[period] ?? 0) : 0);
  },
  explain(measured, period, _, name) {
    const at = { date: period, opening: true };
    const last = isAll ? (measured.group.estimates.opening[period]?.units.length ?? 0) : period + 1;
    const all = Array.from({ length: Math.max(0, last - period) }, (__, index) =>
      unitsOf(measured, period + index, at),
    );
    return derived(name, sumOf(all), 'B119', 'Σ', all);
  },
});

/** A share of the present value of future claims and expenses (37, B91-B92). */
const asShare = ({ leaves, policies }: Case): Definitions => ({
  statedRaShare: stated('37, B91', 'riskAdjustment.shareOfOutflows'),
  riskUnchanged: presentValueAt({ ...claims, estimates: ofStart, rates: currentAtEnd }),
  riskEnd: presentValueAt({
    ...claims,
    estimates: ofEnd,
    rates: currentAtEnd,
    known: ({ group, period, row }) =>
      group.estimates.opening[period] === group.estimates.closing[period]
        ? row.riskUnchanged
        : undefined,
  }),
  // What is left is of the contracts that stay; where all leave, what they would have been.
  riskWhole: [
    '37',
    leaves
      ? 'if(1 - derecognition.share, stated.raShare × risk.end ÷ (1 - derecognition.share), stated.raShare × risk.unchanged)'
      : 'stated.raShare × risk.end',
  ],
  ...(policies.riskAdjustmentDisaggregated
    ? {
        riskBefore: presentValueAt({ ...claims, estimates: ofStart, rates: currentAtStart }),
        raRateChange: ['81', 'stated.raShare × (risk.unchanged - risk.before)'] as const,
      }
    : {}),
  // OCI takes what current rates make of the balance beyond that at locked-in rates, so that it ends at nothing (B130(b)).
  ...(policies.riskAdjustmentDisaggregated && isDisaggregated(policies)
    ? {
        riskLockedIn: presentValueAt({ ...claims, estimates: ofEnd, rates: atLockedIn }),
        riskGap: ['81, B131', 'stated.raShare × (risk.end - risk.lockedIn)'] as const,
        raFinanceOci: ['81, B131', 'risk.gap - risk.gapOpening'] as const,
      }
    : {}),
  raFuture: ['44(c), B96(d)', 'risk.whole - stated.raShare × risk.unchanged'],
  riskLeft: ['37', 'stated.raShare × risk.end'],
  raDerecognised: ['76(a)', leaves ? 'risk.left - risk.whole' : '0'],
  raRelease: ['B124(b)', `exact(risk.left - ra.derecognised - (${held} + ra.rateChange))`],
});

/** Released as stated, down to what is stated to remain, or in step with coverage units. */
function released({ isHeld, leaves, risk }: Case): Definitions {
  const stays = leaves ? '(1 - derecognition.share)' : '1';
  if (risk === 'closing') {
    const closing = signed(isHeld, 'stated.raClosing');
    return {
      statedRaClosing: stated('B124(b)', 'riskAdjustment.closing'),
      raRelease: [
        'B124(b)',
        leaves
          ? `if(${stays}, ${closing} ÷ ${stays}, ${closing}) - (${held})`
          : `exact(${closing} - (${held}))`,
      ],
    };
  }
  if (risk === 'release')
    return {
      statedRaRelease: stated('B124(b)', 'riskAdjustment.release'),
      // A schedule is that of the whole group.
      raRelease: [
        'B124(b)',
        `${signed(isHeld, 'stated.raRelease', true)}${leaves ? ' × derecognition.remaining' : ''}`,
      ],
    };
  return {
    riskUnits: unitsFrom(false),
    riskUnitsAll: unitsFrom(true),
    raRelease: [
      'B124(b)',
      `if(risk.unitsAll, -(${held}) × risk.units ÷ risk.unitsAll, -(${held}))`,
    ],
  };
}

/**
 * Risk adjustment for non-financial risk (37, 44(c), 81, B86-B92, B96(d)): interest where it is disaggregated, the change that relates to future
 * service, the release for the period, and last what leaves with contracts (76(a)).
 */
export function riskAdjustment(of: Case): Definitions {
  const { isHeld, leaves, policies, risk, states } = of;
  if (risk === 'none') return {};
  const interest: Definitions = !policies.riskAdjustmentDisaggregated
    ? {}
    : states.includes('riskAdjustment.interest')
      ? {
          statedRaInterest: stated('81', 'riskAdjustment.interest'),
          raInterest: ['81', signed(isHeld, 'stated.raInterest')],
        }
      : { rateCurrent: currentRate, raInterest: ['81', '(ra.opening + ra.new) × rate.current'] };
  if (risk === 'share') return { ...interest, ...asShare(of) };
  return {
    ...interest,
    statedRaFuture: stated('44(c), B96(d)', 'riskAdjustment.futureServiceChange'),
    raFuture: ['44(c), B96(d)', signed(isHeld, 'stated.raFuture')],
    ...released(of),
    ...(leaves
      ? { raDerecognised: ['76(a)', `-derecognition.share × (${held} + ra.release)`] as const }
      : {}),
  };
}
