import type { AllocatingCurve } from '../../figures/allocationCurve';
import type { Measured } from '../context';
import type { Rates } from './curveRates';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { momentsOf, type EstimatesAt } from '../estimates/presentValues';
import type { FlowKind } from '../estimates/provenance';

/** Growth of a period for K = 1: one for a constant rate (B132(a)(i)), else that of the rate credited (B132(a)(ii)). */
function patternOf(
  { group }: Measured,
  period: number,
  of: number,
): { formula: string; value: number; from: readonly Derivation[] } {
  const { rates, periodsPerYear = 1 } = group.input;
  const dates =
    group.policies.financeOption === 'projectedCreditingRate' ? rates?.crediting : undefined;
  if (!dates) return { formula: '1', value: 1, from: [] };
  const date = Math.min(period, dates.length - 1);
  const index = Math.min(of, (dates[date]?.length ?? 1) - 1);
  const rate = fact(`rates.crediting[${date}][${index}]`, dates[date]?.[index] ?? 0);
  const power = periodsPerYear === 1 ? '' : ` ^ (1 ÷ ${periodsPerYear})`;
  const value = (1 + rate.value) ** (1 / periodsPerYear);
  return { formula: `(1 + ${rate.name})${power}`, value, from: [rate] };
}

const kinds: readonly FlowKind[] = ['premiums', 'claims', 'investment', 'acquisition'];

/** Flows from `period` on, discounted from the last one back, period by period, with K open. */
function flowsWithK(measured: Measured, period: number, { set, flow }: EstimatesAt) {
  const moment = momentsOf(measured);
  const from: Derivation[] = [];
  let formula = '';
  for (let of = set.claims.length - 1; of >= period; of--) {
    const { formula: pattern, from: rates } = patternOf(measured, period, of);
    const due = (at: 0 | 1 | 2) =>
      kinds
        .filter((kind) => moment[kind] === at && set[kind][of] !== 0)
        .map((kind) => {
          const part = flow(kind, of);
          from.push(part);
          return `${kind === 'premiums' ? '-' : '+'} ${part.name}`;
        })
        .join(' ');
    const [start, middle, end] = [due(0), due(1), due(2)];
    if (`${start}${middle}${end}${formula}` === '') continue;
    from.push(...rates);
    const growth = `(K × ${pattern})`;
    const half = middle === '' ? '' : ` + (0 ${middle}) ÷ ${growth} ^ 0.5`;
    const later = `${end}${formula === '' ? '' : ` + ${formula}`}`;
    formula = `(0 ${start}${half}${later === '' ? '' : ` + (0 ${later}) ÷ ${growth}`})`;
  }
  return { formula: formula || '0', from };
}

/**
 * Rates that allocate finance from a period on (88(b), B132(a)): K times a pattern, such that the balance allocated so far meets the flows now
 * expected.
 * @param balance what is allocated at the start of the period
 */
export function allocatingRates(
  measured: Measured,
  period: number,
  estimates: EstimatesAt,
  balance: Derivation,
  curve: AllocatingCurve,
): Rates {
  const { formula, from } = flowsWithK(measured, period, estimates);
  const factor = derived(
    `factor that allocates from period ${period + 1} on`,
    curve.factor,
    'B132(a)',
    `K: ${formula} = ${balance.name}`,
    [...new Set(from), balance],
  );
  const label = (step: number) =>
    `allocating factor from ${period} to ${period + step / 2}, as of date ${period}`;
  const known: Derivation[] = [derived(label(0), 1, '36', '1', [])];
  const growth = (step: number) => patternOf(measured, period, period + Math.floor(step / 2));
  const half = (step: number): Derivation => {
    const before = whole(step - 1);
    const { formula: pattern, from: rates } = growth(step - 1);
    return derived(
      label(step),
      curve.factors[step] ?? 1,
      'B132(a)',
      `${before.name} ÷ (${factor.name} × ${pattern}) ^ 0.5`,
      [before, factor, ...rates],
    );
  };
  /** At the end of whole periods, each from the one before. */
  const whole = (step: number): Derivation => {
    for (let each = known.length; each <= step / 2; each++) {
      const before = known[each - 1] as Derivation;
      const { formula: pattern, from: rates } = growth(2 * each - 2);
      known.push(
        derived(
          label(2 * each),
          curve.factors[2 * each] ?? 1,
          'B132(a)',
          `${before.name} ÷ (${factor.name} × ${pattern})`,
          [before, factor, ...rates],
        ),
      );
    }
    return known[step / 2] as Derivation;
  };
  const at = (step: number) => (step % 2 === 0 ? whole(step) : half(step));
  return {
    name: `rates that allocate from period ${period + 1} on`,
    curve,
    origin: period,
    factor(start, end) {
      if (start === 0) return at(end);
      const [far, near] = [at(end), at(start)];
      const name = `allocating factor from ${period + start / 2} to ${period + end / 2}, as of date ${period}`;
      return derived(name, far.value / near.value, '36', `${far.name} ÷ ${near.name}`, [far, near]);
    },
  };
}
