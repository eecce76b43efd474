import { isRecognised } from '../core/checks/checkOpening';
import type { CompiledGroup } from '../core/compile';
import { estimate } from '../explain/estimates/provenance';
import { derived, derivedBy, fact, sumOf } from '../formula/derivation';
import { given } from '../explain/context';
import type { Case } from './plan/case';
import type { Definitions, Source } from './plan/definitions';
import { acquisitionAmortised, shareOfCover } from './service';
import { expected, happened, hasFlows } from './plan/sources';

/** Growth where the financing component is significant (56), less one: of what falls then in the period, or of what opens it, until its end. */
function financing(falls?: 'premiums' | 'acquisition'): Source {
  const exponent = (group: CompiledGroup, period: number) => {
    const moment = falls ? (group.estimates.opening[period]?.moments[falls] ?? 0) : 0;
    return [2 - moment, 2 * (group.input.periodsPerYear ?? 1)] as const;
  };
  const rateOf = ({ input }: CompiledGroup) => input.premiumAllocation?.financingRate ?? 0;
  return {
    paragraph: '56',
    read({ group, period }) {
      const [halves, ofYear] = exponent(group, period);
      return (1 + rateOf(group)) ** (halves / ofYear) - 1;
    },
    explain({ group }, period, _, name) {
      const [halves, ofYear] = exponent(group, period);
      return derivedBy(name, '56', `(1 + rate) ^ (${halves} ÷ ${ofYear}) - 1`, {
        rate: fact('premiumAllocation.financingRate', rateOf(group)),
      });
    },
  };
}

const financed: Definitions = {
  rateFinancing: financing(),
  rateFinancingPremiums: financing('premiums'),
  rateFinancingAcquisition: financing('acquisition'),
  lrcFinance: [
    '55(b)(iv), 56',
    'lrc.opening × rate.financing + lrc.premiums × rate.financingPremiums + lrc.acquisition × rate.financingAcquisition',
  ],
};

/** What the estimates of the start of the period expect of a kind of flow, of it or only of later periods. */
const toCome = (kind: 'premiums' | 'investment' | 'acquisition', after: 0 | 1): Source => ({
  paragraph: 'B126',
  exists: hasFlows(kind),
  read({ group, period }) {
    const flows = group.estimates.opening[period]?.[kind] ?? [];
    let sum = 0;
    for (let of = period + after; of < flows.length; of++) sum += flows[of] as number;
    return sum;
  },
  explain(measured, period, _, name) {
    const flows = Array.from(measured.group.estimates.opening[period]?.[kind] ?? []);
    const parts = flows.flatMap((flow, of) =>
      of < period + after || flow === 0
        ? []
        : [estimate(measured, kind, of, { date: period, opening: true })],
    );
    return derived(name, sumOf(parts), 'B126', 'Σ', parts);
  },
});

/** Fulfilment cash flows that the onerous test asks for, at initial recognition or at the end of the period (57-58). */
const tested = (isInitial: boolean): Source => {
  const dateOf = (period: number) => (isInitial ? 0 : period + 1);
  const at = (group: CompiledGroup, period: number) =>
    isInitial && !isRecognised(group, period)
      ? 0
      : (group.input.premiumAllocation?.fulfilmentCashFlows?.[dateOf(period)] ?? 0);
  return {
    paragraph: '57-58',
    read: ({ group, period }) => at(group, period),
    explain: (measured, period) =>
      given(
        measured,
        `premiumAllocation.fulfilmentCashFlows[${dateOf(period)}]`,
        at(measured.group, period),
      ),
  };
};

/** What the liability holds before the revenue of the period, gross of acquisition cash flows that are not amortised yet (55(b)). */
const gross = ({ isExpensed }: Case): string =>
  `lrc.opening + lrc.premiums + lrc.acquisition + lrc.finance${isExpensed ? '' : ' + acquisition.before - later.acquisition'}`;

/** Premium receipts, held or still to come, that are not yet allocated, times the share of the period (B126). */
const earned = (of: Case): string =>
  `(${gross(of)} + later.premiums - later.investment) × ${shareOfCover}`;

/** 57-58: losses of contracts as they join. Reinsurance held mirrors the underlying loss component (66A, B119D). */
function newLosses({ isHeld, hasTest }: Case): Definitions {
  if (isHeld) return { lcNew: ['66A, B119D', '-recovery.initial'] };
  return hasTest
    ? { statedInitialTest: tested(true), lcNew: ['57-58', 'max(0, stated.initialTest)'] }
    : {};
}

/**
 * Contracts that leave at the end of the period take their share of what the liability holds for later service (76(a)). With no CSM to adjust (77), what
 * that differs from what is paid, or deemed received, is premium earned (B126); a price above it is first what their loss component was set aside for.
 */
function derecognisedCover(of: Case): Definitions {
  const losses = 'derecognition.share × (lc.opening + lc.new)';
  return {
    lrcEarned: ['55(b)(v), B126', earned(of)],
    derecognitionLrc: [
      '76(a)',
      `derecognition.share × (${gross(of)} + lrc.investmentComponent - lrc.earned)`,
    ],
    ...(of.isHeld
      ? {}
      : {
          derecognitionLoss: [
            '57-58, 76',
            `min(${losses}, max(0, derecognition.price + derecognition.deemed - derecognition.lrc))`,
          ] as const,
          lcDerecognised: ['57-58, 76', `-${losses}`] as const,
        }),
    lrcDerecognised: ['76-77', 'derecognition.loss - derecognition.price - derecognition.deemed'],
  };
}

/** 57-58: the loss component is the excess of fulfilment cash flows over the liability without it, re-measured each period for what is still in the group. */
function onerousTest({ isHeld, hasTest, leaves }: Case): Definitions {
  if (isHeld)
    return {
      lcLosses: ['66(c)(i), B119D', '-recovery.losses'],
      lcReversal: ['66B, B119F', 'recovery.reversal + recovery.allocated'],
    };
  if (!hasTest) return {};
  const change = `max(0, stated.test - lrc.closing) - lc.opening - lc.new${leaves ? ' - lc.derecognised' : ''}`;
  return {
    statedTest: tested(false),
    lcLosses: ['57-58', `max(0, ${change})`],
    lcReversal: ['57-58', `min(0, ${change})`],
  };
}

/**
 * Liability for remaining coverage of the premium allocation approach (53-59) = premiums received less acquisition cash flows, plus their amortisation and
 * financing, less revenue and investment components (55). Premiums count when received, so premiums in arrears make the group an asset.
 */
export function premiumAllocation(of: Case): Definitions {
  const { isExpensed, isFinanced, leaves } = of;
  return {
    actualPremiums: happened('premiums'),
    actualClaims: happened('claims'),
    actualInvestment: happened('investment'),
    actualAcquisition: happened('acquisition'),
    expectedAcquisition: expected('B126', 'acquisition'),
    expectedInvestmentComponent: expected('B126', 'investment'),
    belPremiums: ['105(a)(i)', 'actual.premiums'],
    belAcquisition: ['105(a)(ii)', '-actual.acquisition'],
    belIncurred: ['40', '-actual.claims'],
    belInvestmentComponent: ['103(c)', '-actual.investment'],
    lrcPremiums: ['55(b)(i)', 'bel.premiums'],
    ...(isExpensed ? {} : { lrcAcquisition: ['55(b)(ii), 59(a)', 'bel.acquisition'] as const }),
    lrcInvestmentComponent: ['55(b)(vi)', 'bel.investmentComponent'],
    ...(isFinanced ? financed : {}),
    laterPremiums: toCome('premiums', 1),
    laterInvestment: toCome('investment', 0),
    // Planned but not yet paid: amortised already over the whole coverage, paid later.
    ...(isExpensed ? {} : { laterAcquisition: toCome('acquisition', 1) }),
    ...acquisitionAmortised(of),
    ...newLosses(of),
    ...(leaves ? derecognisedCover(of) : {}),
    lrcRevenue: leaves
      ? [
          '55(b)(v), 76, B126',
          '-(lrc.earned + derecognition.lrc + derecognition.loss - derecognition.price - derecognition.deemed)',
        ]
      : ['55(b)(v), B126', `-(${earned(of)})`],
    lrcClosing: [
      '55(b)',
      `lrc.opening + lrc.premiums + lrc.acquisition + lrc.acquisitionAmortised + lrc.finance + lrc.revenue + lrc.investmentComponent${leaves ? ' + lrc.derecognised' : ''}`,
    ],
    ...onerousTest(of),
    lcClosing: [
      '57-58',
      `exact(lc.opening + lc.new + lc.losses + lc.reversal${leaves ? ' + lc.derecognised' : ''})`,
    ],
  };
}
