import { isRecognised } from '../core/checkOpening';
import type { Column } from '../core/row';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { notYetRecovered } from './notYetRecovered';
import { actual } from './actuals';
import { estimate } from './provenance';
import { by, sumFormula, type Explain } from './stepBuilders';

/** Σ of a kind expected in later periods, as the period's start has it. */
function expectedFrom(
  measured: Measured,
  kind: 'premiums' | 'investment' | 'acquisition',
  period: number,
  from: number,
): Derivation {
  const flows = measured.group.estimates.opening[period]?.[kind] ?? new Float64Array();
  const parts = Array.from(flows).flatMap((flow, of) =>
    of < from || flow === 0 ? [] : [estimate(measured, kind, of, { date: period, opening: true })],
  );
  const value = parts.reduce((sum, each) => sum + each.value, 0);
  return derived(`${kind} expected from period ${from + 1} on`, value, 'B126', 'Σ', parts);
}

const isExpensed = ({ group }: Measured) =>
  group.input.premiumAllocation?.acquisitionExpensed ?? false;

function revenue(measured: Measured, period: number) {
  const toCome = expectedFrom(measured, 'premiums', period, period + 1);
  const components = expectedFrom(measured, 'investment', period, period);
  const acquisition = expectedFrom(measured, 'acquisition', period, period + 1);
  const deferred = isExpensed(measured) ? '' : ` - ${acquisition.name}`;
  return {
    formula:
      '-(lrc.opening + lrc.premiums + lrc.acquisition + lrc.finance + lrc.acquisitionAmortised + acquisition.unamortised' +
      ` + ${toCome.name} - ${components.name}${deferred}) × coverage.provided ÷ (coverage.provided + coverage.future)`,
    others: [toCome, components, ...(isExpensed(measured) ? [] : [acquisition])],
  };
}

/** What the onerous test asks for at the end of the period, where facts ask for one (57-58). */
const tested = ({ group }: Measured, date: number): Derivation | undefined => {
  const values = group.input.premiumAllocation?.fulfilmentCashFlows;
  return values && fact(`premiumAllocation.fulfilmentCashFlows[${date}]`, values[date] ?? 0);
};

const change = (measured: Measured, period: number, limit: 'max' | 'min') => {
  const remaining = tested(measured, period + 1);
  if (!remaining) return '0';
  return {
    formula: `${limit}(0, max(0, ${remaining.name} - lrc.closing) - lc.opening - lc.new)`,
    others: [remaining],
  };
};

/** Nothing is shared out where no cover is left. */
const hasCover = (measured: Measured, period: number): boolean => {
  const row = measured.rows[period];
  return (row?.coverageProvided ?? 0) + (row?.coverageFuture ?? 0) !== 0;
};

/** Premium allocation approach (53-59). */
export const allocationSteps: Partial<Record<Column, Explain>> = {
  lrcPremiums: by('55(b)(i)', 'bel.premiums'),
  lrcAcquisition: by('55(b)(ii), 59(a)', (measured) =>
    isExpensed(measured) ? '0' : 'bel.acquisition',
  ),
  lrcAcquisitionAmortised: by('55(b)(iii)', (measured, period, figure) => {
    if (isExpensed(measured) || !hasCover(measured, period)) return '0';
    const before = notYetRecovered(measured, period, figure);
    return {
      formula: `${before.name} × coverage.provided ÷ (coverage.provided + coverage.future)`,
      others: [before],
    };
  }),
  lrcFinance: by('55(b)(iv), 56', ({ group }) => {
    const rate = group.input.premiumAllocation?.financingRate ?? 0;
    if (rate === 0) return '0';
    const part = fact('premiumAllocation.financingRate', rate);
    const isAtStart = (group.input.timing?.premiums ?? 'start') === 'start';
    const held = isAtStart ? '(lrc.opening + lrc.premiums + lrc.acquisition)' : 'lrc.opening';
    return {
      formula: `${held} × ((1 + ${part.name}) ^ (1 ÷ ${group.input.periodsPerYear ?? 1}) - 1)`,
      others: [part],
    };
  }),
  lrcRevenue: by('55(b)(v), B126', (measured, period) =>
    hasCover(measured, period) ? revenue(measured, period) : '0',
  ),
  lrcInvestmentComponent: by('55(b)(vi)', 'bel.investmentComponent'),
  lcNew: by('57-58', (measured, period) => {
    const remaining = tested(measured, 0);
    return isRecognised(measured.group, period) && remaining
      ? { formula: `max(0, ${remaining.name})`, others: [remaining] }
      : '0';
  }),
  lcLosses: by('57-58', (measured, period) => change(measured, period, 'max')),
  lcReversal: by('57-58', (measured, period) => change(measured, period, 'min')),
  acquisitionExpensed: by('59(a)', (measured, period) =>
    isExpensed(measured) ? sumFormula([[1, actual(measured, 'acquisition', period)]]) : '0',
  ),
  acquisitionUnamortised: by('B125', (measured, period, figure) => {
    if (isExpensed(measured)) return '0';
    const before = notYetRecovered(measured, period, figure);
    return { formula: `${before.name} - lrc.acquisitionAmortised`, others: [before] };
  }),
};
