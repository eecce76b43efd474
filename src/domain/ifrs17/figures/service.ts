import type { CompiledGroup } from '../core/compile';
import { type FlowSet } from '../core/flowSet';
import type { Measured } from '../explain/context';
import { discountFactor } from '../explain/rates/discountFactor';
import { explainRoll } from '../explain/estimates/explainAccount';
import { unitsOf } from '../explain/estimates/provenance';
import { lockedInRates } from '../explain/rates/rates';
import { derived, derivedBy, fact, sumOf, type Derivation } from '../formula/derivation';
import type { Case } from './plan/case';
import { shareOfUnits, type Definitions, type Source } from './plan/definitions';
import { stated } from './plan/sources';

const unit = (measured: Measured, period: number, of: number): Derivation =>
  unitsOf(measured, of, {
    date: measured.group.input.model === 'PAA' ? period : period + 1,
    opening: measured.group.input.model === 'PAA',
  });

/**
 * Units on the estimates of the end of the period (B119). Premiums are allocated over those of all contracts that were in force in it (B126): what
 * leaves at its end takes its part of what is left then.
 */
const unitsAt = ({ estimates, input }: CompiledGroup, period: number): FlowSet =>
  estimates[input.model === 'PAA' ? 'opening' : 'closing'][period] as FlowSet;

const provided: Source = {
  paragraph: 'B119',
  read: ({ group, period }) => unitsAt(group, period).units[period] ?? 0,
  explain: (measured, period) => unit(measured, period, period),
};

/** Units of later periods, each discounted at the locked-in rates where the policy says so (B119, BC282). */
const future = (isDiscounted: boolean): Source => ({
  paragraph: 'B119',
  read({ group, period }) {
    const { units, unitsAfter } = unitsAt(group, period);
    if (!isDiscounted) return unitsAfter[period] as number;
    const { curve, origin } = group.lockedIn[period] ?? { curve: undefined, origin: 0 };
    const factor = (of: number) => curve?.factors[2 * (of - origin)] as number;
    let sum = 0;
    for (let of = period + 1; of < units.length; of++)
      sum += ((units[of] as number) * factor(of + 1)) / factor(period + 1);
    return sum;
  },
  explain(measured, period, _, name) {
    const last = unitsAt(measured.group, period).units.length;
    const all = Array.from({ length: Math.max(0, last - period - 1) }, (__, index) => {
      const of = period + 1 + index;
      const units = unit(measured, period, of);
      if (!isDiscounted) return units;
      const factor = discountFactor(
        measured,
        lockedInRates(measured, period),
        2 * (period + 1),
        2 * (of + 1),
      );
      return derivedBy(`${units.name}, discounted`, 'B119', 'units × factor', { units, factor });
    });
    return derived(name, sumOf(all), 'B119', 'Σ units of later periods', all);
  },
});

/** Coverage units of the period and of the future (B119). */
export const coverageUnits = ({ model, policies }: Case): Definitions => ({
  coverageProvided: provided,
  coverageFuture: future(model !== 'PAA' && policies.discountCoverageUnits),
});

/** Periods with units, from this one on where all are counted: only where there is something to recover. */
const periods = (isAll: boolean): Source => ({
  paragraph: 'B125',
  read({ group, period, row }) {
    if (row.acquisitionBefore === 0) return 0;
    const { units } = unitsAt(group, period);
    let count = 0;
    for (let of = period; of < (isAll ? units.length : period + 1); of++)
      if ((units[of] ?? 0) > 0) count++;
    return count;
  },
  explain(measured, period, _, name) {
    const last = isAll ? unitsAt(measured.group, period).units.length : period + 1;
    const covered = Array.from({ length: Math.max(0, last - period) }, (__, index) =>
      unit(measured, period, period + index),
    )
      .filter(({ value }) => value > 0)
      .map((units) =>
        derivedBy(`one period of coverage: ${units.name}`, 'B125', 'units ÷ units', { units }),
      );
    return derived(name, covered.length, 'B125', 'Σ', covered);
  },
});

/** Acquisition cash flows that premiums have still to recover, before the share of the period. */
const notYetRecovered: Definitions = {
  acquisitionBefore: [
    'B125',
    'acquisition.opening + new.acquisition + actual.acquisition - expected.acquisition',
  ],
};

/**
 * Part of premiums that recovers acquisition cash flows (B125): the same amount is revenue and expense, by the passage of time or by coverage
 * units. What concerns contracts that leave is recovered with them.
 */
export function acquisitionRecovery({ leaves, policies }: Case): Definitions {
  const byUnits = policies.acquisitionBasis === 'coverageUnits';
  const share = byUnits ? shareOfUnits : 'if(periods.left, periods.now ÷ periods.left, 1)';
  const recovered = leaves ? `(1 - (1 - ${share}) × (1 - derecognition.share))` : share;
  return {
    ...notYetRecovered,
    ...(byUnits ? {} : { periodsLeft: periods(true), periodsNow: periods(false) }),
    revenueAcquisition: ['B125', `acquisition.before × ${recovered}`],
    acquisitionUnamortised: ['B125', 'acquisition.before - revenue.acquisition'],
  };
}

/** The same under the premium allocation approach, in step with revenue, unless it is expensed at once (55(b)(iii), 59(a)). */
export const acquisitionAmortised = ({ isExpensed, leaves }: Case): Definitions =>
  isExpensed
    ? { acquisitionExpensed: ['59(a)', 'actual.acquisition'] }
    : {
        ...notYetRecovered,
        ...(leaves
          ? {
              derecognitionAcquisition: [
                '76(a), B125',
                `derecognition.share × (acquisition.before × (1 - ${shareOfCover}) - later.acquisition)`,
              ] as const,
            }
          : {}),
        lrcAcquisitionAmortised: [
          '55(b)(iii)',
          `acquisition.before × ${shareOfCover}${leaves ? ' + derecognition.acquisition' : ''}`,
        ],
        acquisitionUnamortised: [
          'B125',
          `acquisition.before - lrc.acquisitionAmortised${leaves ? ' - derecognition.share × later.acquisition' : ''}`,
        ],
      };

const cover = 'coverage.provided + coverage.future';
/** Where no cover is left nothing is shared out. */
export const shareOfCover = `if(${cover}, coverage.provided ÷ (${cover}), 0)`;

const fairValueChange: Source = {
  paragraph: '45(b)',
  read: ({ group, period }) => group.fairValueChange?.[period] as number,
  explain: (measured, period) =>
    measured.group.input.underlyingItems
      ? fact(
          `underlyingItems.fairValueChange[${period}]`,
          measured.group.fairValueChange?.[period] ?? 0,
        )
      : explainRoll(measured.group, 'changeInFairValue', period),
};

/** The variable fee (45(b), B104): the entity's share of underlying items less the finance effect on fulfilment cash flows. */
export const variableFee = ({ model, states }: Case): Definitions =>
  model === 'VFA'
    ? {
        statedFairValueChange: fairValueChange,
        statedPolicyholderShare: stated('45(b)', 'underlyingItems.policyholderShare'),
        statedRiskMitigation: stated('B115', 'underlyingItems.riskMitigation'),
        csmUnderlyingItems: [
          '45(b)',
          `stated.fairValueChange${states.includes('underlyingItems.policyholderShare') ? ' × stated.policyholderShare' : ''}`,
        ],
        csmFinanceEffect: [
          '45(c), B113, B115',
          '-(bel.interest + bel.rateChange + bel.financialRisk) + stated.riskMitigation',
        ],
      }
    : {};
