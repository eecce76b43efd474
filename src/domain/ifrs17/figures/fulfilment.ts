import { isRecognised } from '../core/checks/checkOpening';
import type { Revision } from '../core/estimates';
import { dueAt, netPresentValue, type FlowSet } from '../core/flowSet';
import type { State } from '../core/state';
import type { DiscountCurve } from '../curves/discountCurve';
import { given, type Measured } from '../explain/context';
import { changed } from '../explain/estimates/estimatesAt';
import { presentValueOf } from '../explain/estimates/presentValues';
import { derivedBy, summedBy, type Derivation } from '../formula/derivation';
import type { CompiledGroup } from '../core/compile';
import type { Case } from './plan/case';
import { signed, type Definitions, type Source } from './plan/definitions';
import {
  atLockedIn,
  currentAtEnd,
  currentAtStart,
  expected,
  happened,
  ofEnd,
  ofStart,
  presentValueAt,
  stated,
} from './plan/sources';

/**
 * Cash flows of the period, and what differs from the expectation of its start (B96(a), B96(c), B97(c)): claims and expenses concern its own
 * service; premiums, acquisition cash flows and investment components future service unless the policy says otherwise, or no coverage is to
 * come to which a difference could belong.
 */
export function cashFlows({ isHeld, policies }: Case): Definitions {
  const differences = [
    ['- actual.premiums + expected.premiums', policies.premiumExperience === 'futureService'],
    [
      '+ actual.investment - expected.investmentComponent',
      policies.investmentComponentExperience === 'futureService',
    ],
    ['+ actual.acquisition - expected.acquisition', true],
  ] as const;
  const those = (isFuture: boolean) =>
    differences.flatMap(([text, each]) => (each === isFuture ? [text] : [])).join(' ') || '0';
  const all = differences.map(([text]) => text).join(' ');
  return {
    actualPremiums: happened('premiums'),
    actualClaims: happened('claims'),
    actualInvestment: happened('investment'),
    actualAcquisition: happened('acquisition'),
    expectedPremiums: expected('B96(a)', 'premiums'),
    expectedClaims: expected('B124(a)', 'claims'),
    expectedInvestmentComponent: expected('B124(a)(ii)', 'investment'),
    expectedAcquisition: expected('B96(a)', 'acquisition'),
    statedExperience: stated('B97(b)-(c)', 'stated.experience'),
    experienceCurrent: ['B97(c)', `if(coverage.future, ${those(false)}, ${all})`],
    belPremiums: ['105(a)(i)', 'actual.premiums'],
    belAcquisition: ['105(a)(ii)', '-actual.acquisition'],
    belIncurred: ['40', '-actual.claims'],
    belInvestmentComponent: ['103(c)', '-actual.investment'],
    belExperience: [
      'B97(c)',
      `actual.claims - expected.claims ${signed(isHeld, 'stated.experience')} + experience.current`,
    ],
    belFutureExperience: ['B96(a), B96(c)', `if(coverage.future, ${those(true)}, 0)`],
    revenuePremiumExperience: ['B124(d)', '-experience.current'],
  };
}

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

const hasChanges = ({ group, period }: State): boolean =>
  (group.estimates.revisions[period] ?? []).length > 0;

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

type Cause = Revision['cause'];
const ofFuture: readonly Cause[] = ['futureService', 'discretion'];

/** The changes of some causes among those at the end of a period, which are made in their order. */
const changesAt = (group: CompiledGroup, period: number, causes: readonly Cause[]) =>
  (group.estimates.revisions[period] ?? []).flatMap((revision, index) =>
    causes.includes(revision.cause) ? [{ revision, index }] : [],
  );

/** Estimates once the first `changes` changes are made. */
const setAfter = ({ estimates }: CompiledGroup, period: number, changes: number): FlowSet =>
  (changes === 0
    ? estimates.opening[period]
    : estimates.revisions[period]?.[changes - 1]?.flows) as FlowSet;

/** Σ of the estimates after each change of some causes less those before it (44(c), B72(c), B96-B98). */
function changes(paragraph: string, rates: typeof atLockedIn, causes: readonly Cause[]): Source {
  return {
    paragraph,
    isOfChange: true,
    read(state) {
      if (!hasChanges(state)) return 0;
      const { group, period, row } = state;
      const [curve, origin] = [rates.curve(group, period), rates.origin(group, period)];
      const isRevalued = rates === currentAtEnd;
      const at = (count: number) =>
        count === 0 && isRevalued
          ? row.pvRevalued
          : netPresentValue(setAfter(group, period, count), period + 1, curve, origin);
      return changesAt(group, period, causes).reduce(
        (sum, { index }) => sum + at(index + 1) - at(index),
        0,
      );
    },
    explain(measured, period, _, name) {
      const at = (count: number, label: string) =>
        presentValueOf(
          measured,
          `${name}: ${label} estimates`,
          changed(measured, period, count),
          period + 1,
          rates.explain(measured, period),
        );
      return summedBy(
        name,
        paragraph,
        changesAt(measured.group, period, causes).flatMap(({ index }, each) => [
          [1, at(index + 1, `${each + 1}, new`)] as const,
          [-1, at(index, `${each + 1}, old`)] as const,
        ]),
      );
    },
  };
}

/** Contracts that leave take their share of the present value with them at once (76(a)). */
const derecognised: Source = {
  paragraph: '76(a)',
  isOfChange: true,
  read: (state) =>
    changesAt(state.group, state.period, ['derecognition']).reduce(
      (sum, { revision, index }) =>
        sum -
        revision.fraction *
          netPresentValue(
            setAfter(state.group, state.period, index),
            state.period + 1,
            currentAtEnd.curve(state.group, state.period),
            state.period + 1,
          ),
      0,
    ),
  explain(measured, period, _, name) {
    const shares = sharesDerecognised(measured, (date) => date === period + 1);
    const parts = changesAt(measured.group, period, ['derecognition']).map(({ index }, each) =>
      derivedBy(`${name}: ${each + 1}`, '76(a)', 'share × pv', {
        share: shares[each] as Derivation,
        pv: presentValueOf(
          measured,
          `${name}: before ${each + 1}`,
          changed(measured, period, index),
          period + 1,
          currentAtEnd.explain(measured, period),
        ),
      }),
    );
    return summedBy(
      name,
      '76(a)',
      parts.map((part) => [-1, part] as const),
    );
  },
};

const sharesDerecognised = (
  measured: Measured,
  isAt: (date: number) => boolean,
): readonly Derivation[] =>
  (measured.group.input.derecognitions ?? []).flatMap(({ atEndOf, fraction }, index) =>
    isAt(atEndOf) ? [given(measured, `derecognitions[${index}].fraction`, fraction)] : [],
  );

/** What is left of the group, or has left it, after the derecognitions of some dates (76). */
const shareOf = (isLeft: boolean, isAt: (date: number, period: number) => boolean): Source => ({
  paragraph: '76',
  isOfChange: !isLeft,
  read({ group, period }) {
    let stays = 1;
    for (const { atEndOf, fraction } of group.input.derecognitions ?? [])
      if (isAt(atEndOf, period)) stays *= 1 - fraction;
    return isLeft ? stays : 1 - stays;
  },
  explain(measured, period, _, name) {
    const left = sharesDerecognised(measured, (date) => isAt(date, period));
    const parts = Object.fromEntries(left.map((share, index) => [`left${index}`, share]));
    const stays = left.map((__, index) => `(1 - left${index})`).join(' × ') || '1';
    return derivedBy(name, '76', isLeft ? stays : `1 - ${stays}`, parts);
  },
});

/** What is paid, or deemed received, for contracts that leave at the end of the period. */
const forDerecognition = (paragraph: string, field: 'price' | 'deemedPremium'): Source => ({
  paragraph,
  isOfChange: true,
  read: ({ group, period }) =>
    changesAt(group, period, ['derecognition']).reduce(
      (sum, { revision }) => sum + revision[field],
      0,
    ),
  explain: (measured, period, _, name) =>
    summedBy(
      name,
      paragraph,
      (measured.group.input.derecognitions ?? []).flatMap((each, index) => {
        const amount = each[field];
        if (each.atEndOf !== period + 1 || amount === undefined) return [];
        const path = `derecognitions[${index}].${field}`;
        return [[measured.group.sign, given(measured, path, amount)] as const];
      }),
    ),
});

/** Contracts that leave (74-77). */
export const derecognition = ({ leaves }: Case): Definitions =>
  leaves
    ? {
        derecognitionShare: shareOf(false, (date, period) => date === period + 1),
        derecognitionRemaining: shareOf(true, (date, period) => date <= period),
        derecognitionPrice: forDerecognition('76(b), 77(a)', 'price'),
        derecognitionDeemed: forDerecognition('77(b)', 'deemedPremium'),
      }
    : {};

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
