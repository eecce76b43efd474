import type { FlowSet } from '../core/flowSet';
import type { Column } from '../core/row';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { currentRates, lockedInRates, presentValueOf, type EstimatesAt } from './presentValues';
import { actual, estimate } from './provenance';
import { by, opening, signed, sumFormula, type Explain, type Figure } from './stepBuilders';

type Kind = 'premiums' | 'claims' | 'investment' | 'acquisition';

/** Fulfilment cash flows are stated where a source gives only present values. */
const statedOr =
  (field: 'interest' | 'financialRisk' | 'futureService', otherwise: Explain): Explain =>
  (measured, period, figure, name, value) => {
    const { stated } = measured.group.input;
    if (!stated) return otherwise(measured, period, figure, name, value);
    const values = stated[field];
    const part = fact(`stated.${field}[${period}]`, values?.[period] ?? 0);
    return derived(name, value, '33, 36', values ? signed(measured, part.name) : '0', values ? [part] : []);
  };

/** Present value of what joins in the period, tranche by tranche. */
const newContracts =
  (kinds: readonly Kind[], field: 'inflows' | 'outflows'): Explain =>
  (measured, period, _, name, value) => {
    const { stated } = measured.group.input;
    if (stated && period === 0) {
      const part = fact(`stated.${field}`, stated[field]);
      return derived(name, value, '32(a)', `${field === 'inflows' ? '-' : ''}${part.name}`, [part]);
    }
    const joined = measured.group.joining[period] ?? [];
    const parts = joined.map(({ flows, rates }, index) =>
      presentValueOf(
        measured,
        `${name}: contracts joining ${index + 1}`,
        { set: flows, date: period, opening: true },
        period,
        { name: 'rates at recognition', ...rates },
        kinds,
      ),
    );
    return derived(name, value, '32(a), 36', 'Σ present values', parts);
  };

const happened =
  (kind: Kind, paragraph: string): Explain =>
  (measured, period, _, name, value) => {
    const part = actual(measured, kind, period);
    return derived(name, value, paragraph, kind === 'premiums' ? part.name : `-${part.name}`, [part]);
  };

const flowKinds = ['premiums', 'claims', 'investment', 'acquisition'] as const;

/** Present values of the estimates a period opens with, at its start and at its end, and what falls due between. */
const interest: Explain = (measured, period, _, name, value) => {
  const rates = currentRates(measured, period);
  const estimates = opening(measured, period);
  const flows = flowKinds
    .map((kind) => [kind === 'premiums' ? -1 : 1, estimate(measured, kind, period, period, true)] as const)
    .filter(([, each]) => each.value !== 0);
  const { formula, others = [] } = sumFormula([
    [1, presentValueOf(measured, `${name}: present value at end`, estimates, period + 1, rates)],
    [-1, presentValueOf(measured, `${name}: present value at start`, estimates, period, rates)],
    ...flows,
  ]);
  return derived(name, value, '36, 87(a)', formula, others);
};

/** New rates on the estimates of the start; contracts that join are revalued from their own rates first. */
const rateChange: Explain = (measured, period, figure, name, value) => {
  if (measured.group.input.stated) return derived(name, value, '87(b)', '0', []);
  const estimates = opening(measured, period);
  const joins = (measured.group.joining[period] ?? []).length > 0;
  const at = (label: string, from: number, date: number) =>
    presentValueOf(measured, `${name}: ${label}`, estimates, from, currentRates(measured, date));
  const { formula, others = [] } = sumFormula([
    [1, at('end at new rates', period + 1, period + 1)],
    [-1, at('end at rates of the start', period + 1, period)],
    ...(joins
      ? ([
          [1, at('start at current rates', period, period)],
          [-1, figure('belOpening')],
          [-1, figure('belNew')],
        ] as const)
      : []),
  ]);
  return derived(name, value, '87(b)', formula, others);
};

interface Change {
  readonly cause: string;
  readonly before: EstimatesAt;
  readonly after: EstimatesAt;
}

/** Changes at the end of a period, one after the other, each with the estimates before and after it. */
export function changesOf(measured: Measured, period: number): readonly Change[] {
  let before: EstimatesAt = opening(measured, period);
  return (measured.group.estimates.revisions[period] ?? []).map(({ cause, flows }) => {
    const change = { cause, before, after: { set: flows as FlowSet, date: period + 1, opening: false } };
    before = change.after;
    return change;
  });
}

export const future = ['futureService', 'discretion'];

function changeAt(
  measured: Measured,
  period: number,
  name: string,
  causes: readonly string[],
  atLockedIn: boolean,
): readonly (readonly [1 | -1, Derivation])[] {
  const rates =
    atLockedIn && measured.group.input.model !== 'VFA' ? lockedInRates(measured, period) : currentRates(measured, period + 1);
  return changesOf(measured, period)
    .filter(({ cause }) => causes.includes(cause))
    .flatMap(({ before, after }, index) => [
      [1, presentValueOf(measured, `${name}: new estimates ${index + 1}`, after, period + 1, rates)] as const,
      [-1, presentValueOf(measured, `${name}: old estimates ${index + 1}`, before, period + 1, rates)] as const,
    ]);
}

const estimatesChange =
  (atLockedIn: boolean, causes: readonly string[]): Explain =>
  (measured, period, _, name, value) => {
    const { formula, others = [] } = sumFormula(changeAt(measured, period, name, causes, atLockedIn));
    return derived(name, value, atLockedIn ? '44(c), B72(c), B96-B98' : '87, B97(a)', formula, others);
  };

/** The same changes at current rates less those at locked-in rates. */
const gap: Explain = (measured, period, figure, name, value) => {
  const { stated } = measured.group.input;
  if (stated) {
    const current = stated.futureServiceAtCurrent;
    if (!current) return derived(name, value, 'B97(a)', '0', []);
    const part = fact(`stated.futureServiceAtCurrent[${period}]`, current[period] ?? 0);
    return derived(name, value, 'B97(a)', `${signed(measured, part.name)} - bel.future`, [part, figure('belFuture')]);
  }
  const { formula, others = [] } = sumFormula([...changeAt(measured, period, name, future, false), [-1, figure('belFuture')]]);
  return derived(name, value, 'B97(a)', formula, others);
};

/** Which differences between what happened and what was expected belong to future service, which to the period (B96-B97). */
function experience(
  measured: Measured,
  period: number,
): Record<'future' | 'current', readonly (readonly [1 | -1, Derivation])[]> {
  const { policies, estimates } = measured.group;
  const hasFuture = (estimates.closing[period]?.unitsAfter[period] ?? 0) > 0;
  const parts = { future: [] as (readonly [1 | -1, Derivation])[], current: [] as (readonly [1 | -1, Derivation])[] };
  const add = (kind: Kind, sign: 1 | -1, isFuture: boolean) =>
    parts[isFuture && hasFuture ? 'future' : 'current'].push(
      [sign, actual(measured, kind, period)],
      [-sign as 1 | -1, { ...estimate(measured, kind, period, period, true) }],
    );
  add('premiums', -1, policies.premiumExperience === 'futureService');
  add('investment', 1, policies.investmentComponentExperience === 'futureService');
  add('acquisition', 1, true);
  const differ = (all: readonly (readonly [1 | -1, Derivation])[]) =>
    all.filter((_, index) => {
      const pair = all.slice(index - (index % 2), index - (index % 2) + 2);
      return pair[0]?.[1].value !== pair[1]?.[1].value;
    });
  return { future: differ(parts.future), current: differ(parts.current) };
}

const ofClaims: Explain = (measured, period, _, name, value) => {
  const stated = measured.group.input.stated?.experience;
  const { formula, others = [] } = sumFormula([
    [1, actual(measured, 'claims', period)],
    [-1, estimate(measured, 'claims', period, period, true)],
    ...experience(measured, period).current,
    ...(stated ? [[measured.group.sign, fact(`stated.experience[${period}]`, stated[period] ?? 0)] as const] : []),
  ]);
  return derived(name, value, 'B97(c)', formula, others);
};

/** What leaves takes its share of the present value with it (76(a)). */
const derecognised: Explain = (measured, period, _, name, value) => {
  const left = changesOf(measured, period).filter(({ cause }) => cause === 'derecognition');
  const shares = (measured.group.estimates.revisions[period] ?? []).filter(({ cause }) => cause === 'derecognition');
  const parts = left.map(({ before }, index) => [
    fact(`derecognitions: share ${index + 1}`, shares[index]?.fraction ?? 0),
    presentValueOf(measured, `${name}: before ${index + 1}`, before, period + 1, currentRates(measured, period + 1)),
  ]);
  const formula = parts.map(([share, pv]) => `- ${share?.name ?? ''} × ${pv?.name ?? ''}`).join(' ') || '0';
  return derived(name, value, '76(a)', formula, parts.flat());
};

/** Present value of future cash flows, by what moved it (33-36, 40, 87). */
export const fulfilmentSteps: Partial<Record<Column, Explain>> = {
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
  belFutureGap: gap,
  belExperience: ofClaims,
  belFutureExperience: by('B96(a), B96(c)', (measured, period) => sumFormula(experience(measured, period).future)),
  revenuePremiumExperience: by('B124(d)', (measured, period) =>
    sumFormula(experience(measured, period).current.map(([sign, part]) => [-sign as 1 | -1, part])),
  ),
  belDerecognised: derecognised,
  expectedClaims: by('B124(a)', (measured, period) => sumFormula([[1, estimate(measured, 'claims', period, period, true)]])),
  expectedInvestmentComponent: by('B124(a)(ii)', (measured, period) =>
    sumFormula([[1, estimate(measured, 'investment', period, period, true)]]),
  ),
  // They are worked out only where there is a loss component to allocate.
  outflowsOpening: (measured, period, figure, name, value) => {
    if (value === 0) return derived(name, value, '51', '0', []);
    if (measured.group.input.stated) {
      const flows = (['premiums', 'acquisition'] as const).map((kind) => estimate(measured, kind, period, period, true));
      const [premiums, acquisition] = flows.map((each) => each.name);
      return derived(name, value, '51', `bel.opening + bel.new + ${premiums ?? ''} - ${acquisition ?? ''}`, [
        figure('belOpening'),
        figure('belNew'),
        ...flows,
      ]);
    }
    const part = presentValueOf(
      measured,
      `${name}: outflows`,
      opening(measured, period),
      period,
      currentRates(measured, period),
      ['claims', 'investment'],
    );
    return derived(name, value, '51', part.name, [part]);
  },
  outflowsInterest: (measured, period, figure, name, value) =>
    value === 0
      ? derived(name, value, '51(c)', '0', [])
      : measured.group.input.stated
        ? derived(name, value, '51(c)', 'bel.interest', [figure('belInterest')])
        : grownOutflows(measured, period, name, value, ['claims', 'investment'], true),
  investmentOpening: (measured, period, _, name, value) =>
    measured.group.input.stated || value === 0
      ? derived(name, value, '51', '0', [])
      : grownOutflows(measured, period, name, value, ['investment'], false),
  acquisitionUnamortised: by('B125', (measured, period, figure) => {
    const before = notYetRecovered(measured, period, figure);
    return {
      formula: `${before.name} - ${measured.group.input.model === 'PAA' ? 'lrc.acquisitionAmortised' : 'revenue.acquisition'}`,
      others: [before],
    };
  }),
};

/** Outflows at the end of the period: what is due in it, and the present value of what follows; less that of its start for their interest. */
function grownOutflows(
  measured: Measured,
  period: number,
  name: string,
  value: number,
  kinds: readonly Kind[],
  lessStart: boolean,
): Derivation {
  const rates = currentRates(measured, period);
  const estimates = opening(measured, period);
  const due = kinds.map((kind) => estimate(measured, kind, period, period, true)).filter((each) => each.value !== 0);
  const { formula, others = [] } = sumFormula([
    [1, presentValueOf(measured, `${name}: after the period`, estimates, period + 1, rates, kinds)],
    ...due.map((each) => [1, each] as const),
    ...(lessStart ? [[-1, presentValueOf(measured, `${name}: at start`, estimates, period, rates, kinds)] as const] : []),
  ]);
  return derived(name, value, '51', formula, others);
}

/** Acquisition cash flows that premiums have still to recover, before the share of the period (B125). */
export function notYetRecovered(measured: Measured, period: number, figure: Figure): Derivation {
  const { group } = measured;
  const { input } = group;
  const isAllocation = input.model === 'PAA';
  const parts: (readonly [1 | -1, Derivation])[] = [];
  if (period > 0) parts.push([1, figure('acquisitionUnamortised', period - 1)]);
  if (period === 0 && input.acquisitionAsset && !isAllocation)
    parts.push([group.sign, fact('acquisitionAsset', input.acquisitionAsset)]);
  for (const { flows } of group.joining[period] ?? [])
    flows.acquisition.forEach((flow, of) => {
      if (flow !== 0) parts.push([1, estimate(measured, 'acquisition', of, period, true, flow)]);
    });
  const [happenedNow, expected] = [
    actual(measured, 'acquisition', period),
    estimate(measured, 'acquisition', period, period, true),
  ];
  if (happenedNow.value !== expected.value) parts.push([1, happenedNow], [-1, expected]);
  const { formula, others = [] } = sumFormula(parts);
  return derived(
    `acquisition cash flows not yet recovered in period ${period + 1}`,
    others.reduce((sum, each, index) => sum + (parts[index]?.[0] ?? 1) * each.value, 0),
    'B125',
    formula,
    others,
  );
}
