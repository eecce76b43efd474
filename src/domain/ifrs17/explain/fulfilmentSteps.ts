import { isRecognised } from '../core/checkOpening';
import type { Column } from '../core/row';
import { derecognised, estimatesChange, gap, ofFutureService } from './changeSteps';
import { derived, fact } from './derivation';
import { joining, opening } from './estimatesAt';
import { expected, experience, ofClaims } from './experience';
import { presentValueOf } from './presentValues';
import { notYetRecovered } from './notYetRecovered';
import { actual } from './actuals';
import { type FlowKind } from './provenance';
import { currentRates, joiningRates } from './rates';
import { by, signed, sumFormula, type Explain } from './stepBuilders';

/** Fulfilment cash flows are stated where a source gives only present values. */
const statedOr =
  (field: 'interest' | 'financialRisk' | 'futureService', otherwise: Explain): Explain =>
  (measured, period, figure, name, value) => {
    const { stated } = measured.group.input;
    if (!stated) return otherwise(measured, period, figure, name, value);
    const values = stated[field];
    const part = fact(`stated.${field}[${period}]`, values?.[period] ?? 0);
    return derived(
      name,
      value,
      '33, 36',
      values ? signed(measured, part.name) : '0',
      values ? [part] : [],
    );
  };

/** Present value of what joins in the period, tranche by tranche. */
const newContracts =
  (kinds: readonly FlowKind[], field: 'inflows' | 'outflows'): Explain =>
  (measured, period, figure, name, value) => {
    void figure;
    const { stated } = measured.group.input;
    if (stated && isRecognised(measured.group, period)) {
      const part = fact(`stated.${field}`, stated[field]);
      return derived(
        name,
        value,
        '32(a)',
        `${(field === 'inflows') === measured.group.sign > 0 ? '-' : ''}${part.name}`,
        [part],
      );
    }
    const joined = measured.group.joining[period] ?? [];
    const parts = joined.map((_, index) =>
      presentValueOf(
        measured,
        `${name}: contracts joining ${index + 1}`,
        joining(measured, period, index),
        period,
        joiningRates(measured, period, index),
        kinds,
      ),
    );
    return derived(name, value, '32(a), 36', 'Σ present values', parts);
  };

const happened =
  (kind: FlowKind, paragraph: string): Explain =>
  (measured, period, _, name, value) => {
    const part = actual(measured, kind, period);
    return derived(name, value, paragraph, kind === 'premiums' ? part.name : `-${part.name}`, [
      part,
    ]);
  };

const flowKinds = ['premiums', 'claims', 'investment', 'acquisition'] as const;

/** Present values of the estimates a period opens with, at its start and at its end, and what falls due between. */
const interest: Explain = (measured, period, _, name, value) => {
  const rates = currentRates(measured, period);
  const estimates = opening(measured, period);
  const flows = flowKinds
    .map((kind) => [kind === 'premiums' ? -1 : 1, expected(measured, kind, period)] as const)
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
  belFuture: statedOr('futureService', estimatesChange(true, ofFutureService)),
  belFutureGap: gap,
  belExperience: ofClaims,
  belFutureExperience: by('B96(a), B96(c)', (measured, period) =>
    sumFormula(experience(measured, period).future),
  ),
  revenuePremiumExperience: by('B124(d)', (measured, period) =>
    sumFormula(experience(measured, period).current.map(([sign, part]) => [-sign as 1 | -1, part])),
  ),
  belDerecognised: derecognised,
  expectedClaims: by('B124(a)', (measured, period) =>
    sumFormula([[1, expected(measured, 'claims', period)]]),
  ),
  expectedInvestmentComponent: by('B124(a)(ii)', (measured, period) =>
    sumFormula([[1, expected(measured, 'investment', period)]]),
  ),
  acquisitionUnamortised: by('B125', (measured, period, figure) => {
    const before = notYetRecovered(measured, period, figure);
    return {
      formula: `${before.name} - ${measured.group.input.model === 'PAA' ? 'lrc.acquisitionAmortised' : 'revenue.acquisition'}`,
      others: [before],
    };
  }),
};
