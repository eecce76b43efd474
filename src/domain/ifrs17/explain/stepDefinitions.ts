import type { FlowSet } from '../core/flowSet';
import type { Column } from '../core/row';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { currentRates, lockedInRates, presentValueOf } from './presentValues';
import { actual, estimate } from './provenance';

/** Explains one column of one period; `figure` gives the derivation of another column of the same period. */
export type Explain = (
  measured: Measured,
  period: number,
  figure: (column: Column) => Derivation,
  name: string,
  value: number,
) => Derivation;

const opening = ({ group }: Measured, period: number) => ({
  set: group.estimates.opening[period] as FlowSet,
  date: period,
  opening: true,
});

const from =
  (paragraph: string, formula: string, ...columns: readonly Column[]): Explain =>
  (_, __, figure, name, value) =>
    derived(name, value, paragraph, formula, columns.map(figure));

const statedOr =
  (field: 'interest' | 'financialRisk' | 'futureService', otherwise: Explain): Explain =>
  (measured, period, figure, name, value) => {
    const { stated } = measured.group.input;
    return stated
      ? derived(name, value, '33, 36', 'stated', [fact(`stated.${field}[${period}]`, stated[field]?.[period] ?? 0)])
      : otherwise(measured, period, figure, name, value);
  };

/** Present values of the estimates a period opens with, at its start and at its end. */
const interest: Explain = (measured, period, _, name, value) => {
  const rates = currentRates(measured, period);
  const estimates = opening(measured, period);
  const flows = (['premiums', 'claims', 'investment', 'acquisition'] as const)
    .map((kind) => estimate(measured, kind, period, period, true))
    .filter((each) => each.value !== 0);
  return derived(name, value, '36, 87(a)', 'present value at end - present value at start + (outflows - inflows) of the period', [
    presentValueOf(measured, `${name}: present value at end`, estimates, period + 1, rates),
    presentValueOf(measured, `${name}: present value at start`, estimates, period, rates),
    ...flows,
  ]);
};

const rateChange: Explain = (measured, period, figure, name, value) =>
  derived(
    name,
    value,
    '87(b)',
    'present value at the new rates - present value at the rates of the start (+ what joining contracts bring)',
    [
      presentValueOf(
        measured,
        `${name}: at new rates`,
        opening(measured, period),
        period + 1,
        currentRates(measured, period + 1),
      ),
      presentValueOf(
        measured,
        `${name}: at rates of the start`,
        opening(measured, period),
        period + 1,
        currentRates(measured, period),
      ),
      figure('belNew'),
    ],
  );

/** Each change of the cause, one after the other: the new estimates less those before them. */
const estimatesChange =
  (atLockedIn: boolean, causes: readonly string[]): Explain =>
  (measured, period, _, name, value) => {
    const { group } = measured;
    const rates =
      atLockedIn && group.input.model !== 'VFA' ? lockedInRates(measured, period) : currentRates(measured, period + 1);
    let before = { ...opening(measured, period) };
    const parts: Derivation[] = [];
    for (const { cause, flows } of group.estimates.revisions[period] ?? []) {
      const after = { set: flows, date: period + 1, opening: false };
      if (causes.includes(cause))
        parts.push(
          presentValueOf(measured, `${name}: new estimates`, after, period + 1, rates),
          presentValueOf(measured, `${name}: old estimates`, before, period + 1, rates),
        );
      before = after;
    }
    return derived(
      name,
      value,
      atLockedIn ? '44(c), B72(c), B96-B98' : '87, B97(a)',
      'present value of the new estimates - of the old',
      parts,
    );
  };

const future = ['futureService', 'discretion'];

const newContracts =
  (kinds: readonly ('premiums' | 'claims' | 'investment' | 'acquisition')[], field: 'inflows' | 'outflows'): Explain =>
  (measured, period, _, name, value) => {
    const { stated } = measured.group.input;
    if (stated && period === 0)
      return derived(name, value, '32(a)', field === 'inflows' ? '-stated' : 'stated', [fact(`stated.${field}`, stated[field])]);
    const joined = measured.group.joining[period] ?? [];
    return derived(
      name,
      value,
      '32(a), 36',
      'Σ flow × discount factor, at the rates of initial recognition',
      joined.map(({ flows, rates }, index) =>
        presentValueOf(
          measured,
          `${name}: contracts joining ${index + 1}`,
          { set: flows, date: period, opening: true },
          period,
          { name: 'rates at recognition', ...rates },
          kinds,
        ),
      ),
    );
  };

const happened =
  (kind: 'premiums' | 'claims' | 'investment' | 'acquisition', paragraph: string): Explain =>
  (measured, period, _, name, value) =>
    derived(name, value, paragraph, kind === 'premiums' ? 'received' : '-paid or incurred', [actual(measured, kind, period)]);

const given =
  (
    paragraph: string,
    formula: string,
    ...paths: readonly (readonly [string, (measured: Measured, period: number) => number | undefined])[]
  ): Explain =>
  (measured, period, _, name, value) =>
    derived(
      name,
      value,
      paragraph,
      formula,
      paths.flatMap(([path, read]) => {
        const stated = read(measured, period);
        return stated === undefined ? [] : [fact(path.replace('#', String(period)), stated)];
      }),
    );

const units: Explain = (measured, period, _, name, value) => {
  const set = measured.group.estimates.closing[period];
  const all = Array.from(set?.units ?? [], (unit, index) => fact(`coverageUnits[${index}]`, unit));
  return derived(
    name,
    value,
    'B119',
    name.endsWith('provided') ? 'units of the period' : 'Σ units of later periods',
    name.endsWith('provided') ? all.slice(period, period + 1) : all.slice(period + 1),
  );
};

const accretion: Explain = (measured, period, figure, name, value) => {
  const dated = measured.group.accretion[period];
  const step = dated ? 2 * (period - dated.origin) : 0;
  const growth = dated ? (dated.curve.factors[step] ?? 1) / (dated.curve.factors[step + 2] ?? 1) - 1 : 0;
  const rate = measured.group.input.model === 'VFA' ? 0 : growth;
  return derived(name, value, '44(b), B72(b)', '(csm.opening + csm.new) × locked-in rate of the period', [
    figure('csmOpening'),
    figure('csmNew'),
    fact('locked-in rate of the period', rate),
  ]);
};

/** What is no plain sum. */
export const steps: Partial<Record<Column, Explain>> = {
  belNewInflows: newContracts(['premiums'], 'inflows'),
  belNewOutflows: newContracts(['claims', 'investment', 'acquisition'], 'outflows'),
  belPremiums: happened('premiums', '105(a)(i)'),
  belAcquisition: happened('acquisition', '105(a)(ii)'),
  belIncurred: happened('claims', '40'),
  belInvestmentComponent: happened('investment', '103(c)'),
  belInterest: statedOr('interest', interest),
  belRateChange: rateChange,
  belFinancialRisk: statedOr('financialRisk', estimatesChange(false, ['financialRisk'])),
  belFuture: statedOr('futureService', estimatesChange(true, future)),
  belFutureGap: (measured, period, figure, name, value) =>
    derived(name, value, 'B97(a)', 'change at current rates - change at locked-in rates', [
      estimatesChange(false, future)(
        measured,
        period,
        figure,
        `${name}: change at current rates`,
        value + figure('belFuture').value,
      ),
      figure('belFuture'),
    ]),
  belExperience: (measured, period, _, name, value) =>
    derived(name, value, 'B97(c)', 'actual - expected (premiums and components with no future service, the other way)', [
      actual(measured, 'claims', period),
      estimate(measured, 'claims', period, period, true),
      actual(measured, 'premiums', period),
      estimate(measured, 'premiums', period, period, true),
    ]),
  belFutureExperience: (measured, period, _, name, value) =>
    derived(name, value, 'B96(a), B96(c)', '-(premiums received - expected) + (components and acquisition paid - expected)', [
      actual(measured, 'premiums', period),
      estimate(measured, 'premiums', period, period, true),
      actual(measured, 'investment', period),
      estimate(measured, 'investment', period, period, true),
    ]),
  raNew: given(
    '37',
    'riskAdjustment.initial, or its share of outflows',
    ['riskAdjustment.initial', ({ group }) => group.input.riskAdjustment?.initial],
    ['riskAdjustment.shareOfOutflows', ({ group }) => group.input.riskAdjustment?.shareOfOutflows],
  ),
  raRelease: given(
    'B124(b)',
    '-stated release, or stated closing less what is held, or by coverage units',
    ['riskAdjustment.release[#]', ({ group }, period) => group.input.riskAdjustment?.release?.[period]],
    ['riskAdjustment.closing[#]', ({ group }, period) => group.input.riskAdjustment?.closing?.[period]],
  ),
  raFuture: given('44(c), B96(d)', 'stated change of future service', [
    'riskAdjustment.futureServiceChange[#]',
    ({ group }, period) => group.input.riskAdjustment?.futureServiceChange?.[period],
  ]),
  raInterest: given('81', 'stated interest, or current rate × opening', [
    'riskAdjustment.interest[#]',
    ({ group }, period) => group.input.riskAdjustment?.interest?.[period],
  ]),
  csmNew: from('38, 47', 'max(0, -(bel.new + ra.new + asset derecognised)); held: of either sign', 'belNew', 'raNew'),
  lcNew: from('47, 49', 'max(0, bel.new + ra.new + asset derecognised)', 'belNew', 'raNew'),
  csmInterest: accretion,
  csmUnderlyingItems: (measured, period, _, name, value) => {
    const change = measured.group.fairValueChange?.[period] ?? 0;
    return derived(name, value, '45(b)', 'change in fair value of underlying items', [
      measured.group.account
        ? derived(`account: changeInFairValue[${period}]`, change, 'B104', '(opening + premium) × return', [
            fact(`accountBalance.returns[${period}]`, measured.group.input.accountBalance?.returns[period] ?? 0),
          ])
        : fact(`underlyingItems.fairValueChange[${period}]`, change),
    ]);
  },
  csmFinanceEffect: from(
    '45(c), B113',
    '-(bel.interest + bel.rateChange + bel.financialRisk) + risk mitigation',
    'belInterest',
    'belRateChange',
    'belFinancialRisk',
  ),
  fcfFuture: from(
    '44(c), 45(c), B96',
    'increase of fulfilment cash flows of future service',
    'belFuture',
    'belFutureExperience',
    'raFuture',
  ),
  csmFuture: from('44(c), 48, 50(b)', '-fcf.future + lc.losses + lc.reversal', 'fcfFuture', 'lcLosses', 'lcReversal'),
  lcLosses: from(
    '48',
    'max(0, fcf.future - csm available - variable fee)',
    'fcfFuture',
    'csmOpening',
    'csmNew',
    'csmInterest',
    'csmUnderlyingItems',
    'csmFinanceEffect',
  ),
  lcReversal: from(
    '50(b)',
    '-min(loss component, -fcf.future + variable fee)',
    'fcfFuture',
    'lcOpening',
    'lcNew',
    'lcFinance',
    'lcAllocatedClaims',
    'lcAllocatedRa',
  ),
  lcFinance: from(
    '51(c)',
    'loss component × finance of outflows ÷ (outflows + ra)',
    'lcOpening',
    'lcNew',
    'outflowsInterest',
    'raInterest',
    'outflowsOpening',
    'raOpening',
    'raNew',
  ),
  lcReleaseShare: from(
    '50(a), 51',
    '(expected claims - ra.release) ÷ (outflows + ra + finance - investment components)',
    'expectedClaims',
    'raRelease',
    'outflowsOpening',
    'outflowsInterest',
    'raOpening',
    'raNew',
    'investmentOpening',
  ),
  lcAllocatedClaims: from(
    '51(a)',
    '-(lc.opening + lc.new + lc.finance) × lc.releaseShare × claims ÷ (claims - ra.release)',
    'lcOpening',
    'lcNew',
    'lcFinance',
    'lcReleaseShare',
    'expectedClaims',
    'raRelease',
  ),
  lcAllocatedRa: from(
    '51(b)',
    '-(lc.opening + lc.new + lc.finance) × lc.releaseShare × ra ÷ (claims - ra.release)',
    'lcOpening',
    'lcNew',
    'lcFinance',
    'lcReleaseShare',
    'expectedClaims',
    'raRelease',
  ),
  outflowsOpening: (measured, period, _, name, value) =>
    derived(name, value, '51', 'Σ outflow × discount factor', [
      presentValueOf(measured, `${name}: outflows`, opening(measured, period), period, currentRates(measured, period), [
        'claims',
        'investment',
      ]),
    ]),
  outflowsInterest: from('51(c)', 'outflows.opening × current rate of the period', 'outflowsOpening'),
  coverageProvided: units,
  coverageFuture: units,
  csmReleaseShare: from(
    'B119(b)',
    'coverage.provided ÷ (coverage.provided + coverage.future)',
    'coverageProvided',
    'coverageFuture',
  ),
  csmRelease: from('44(e), B119', '-csm.beforeRelease × csm.releaseShare', 'csmBeforeRelease', 'csmReleaseShare'),
  csmDerecognised: from(
    '76(b), 77',
    '-(bel.derecognised + ra.derecognised) - price - deemed premium',
    'belDerecognised',
    'raDerecognised',
  ),
  expectedClaims: (measured, period, _, name, value) =>
    derived(name, value, 'B124(a)', 'expected at the start of the period', [estimate(measured, 'claims', period, period, true)]),
  revenueClaims: from('B124(a)', 'expected.claims + lc.allocatedClaims', 'expectedClaims', 'lcAllocatedClaims'),
  revenueAcquisition: from(
    'B125',
    'acquisition cash flows not yet recovered × share of the period',
    'belAcquisition',
    'coverageProvided',
    'coverageFuture',
  ),
  financeProfitOrLoss: from(
    '88-89, B130-B136',
    'by policy: all; or interest at locked-in rates and what is not of the estimates; or what underlying items earn',
    'financeTotal',
  ),
  lrcPremiums: happened('premiums', '55(b)(i)'),
  lrcRevenue: from(
    'B126',
    '-expected premiums not yet earned × weight of the period ÷ weights left',
    'lrcOpening',
    'lrcPremiums',
    'coverageProvided',
    'coverageFuture',
  ),
  licPaid: given('105(a)(iii)', '-paid, or what was incurred', [
    'incurredClaims.paid[#]',
    ({ group }, period) => group.input.incurredClaims?.paid?.[period],
  ]),
};
