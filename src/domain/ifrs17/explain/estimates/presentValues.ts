import type { FlowSet } from '../../core/flowSet';
import type { Measured } from '../context';
import type { Rates } from '../rates/curveRates';
import { derived, sumOf, type Derivation } from '../../formula/derivation';
import { discountFactor } from '../rates/discountFactor';
import type { FlowKind } from './provenance';

const signs: readonly (readonly [FlowKind, 1 | -1])[] = [
  ['premiums', -1],
  ['claims', 1],
  ['investment', 1],
  ['acquisition', 1],
];

const moments = { start: 0, middle: 1, end: 2 } as const;

/** Half periods after the start of its period at which a kind of flow falls. */
export function momentsOf({ group }: Measured): Readonly<Record<FlowKind, 0 | 1 | 2>> {
  const { premiums = 'start', outflows = 'end', acquisition = 'start' } = group.input.timing ?? {};
  return {
    premiums: moments[premiums],
    claims: moments[outflows],
    investment: moments[outflows],
    acquisition: moments[acquisition],
  };
}

/** Estimates as they stand at some moment, with what explains each flow of them. */
export interface EstimatesAt {
  readonly set: FlowSet;
  readonly flow: (kind: FlowKind, of: number) => Derivation;
}

/** Σ flow × discount factor at the start of period `from`, flow by flow, with its facts. Liability positive. 33, 36. */
export function presentValueOf(
  measured: Measured,
  name: string,
  { set, flow }: EstimatesAt,
  from: number,
  rates: Rates,
  kinds: readonly FlowKind[] = ['premiums', 'claims', 'investment', 'acquisition'],
): Derivation {
  const moment = momentsOf(measured);
  const parts: Derivation[] = [];
  for (const [kind, sign] of signs)
    for (let of = from; kinds.includes(kind) && of < set[kind].length; of++) {
      if (set[kind][of] === 0) continue;
      const stated = flow(kind, of);
      const factor = discountFactor(measured, rates, 2 * from, 2 * of + moment[kind]);
      parts.push(
        derived(
          `${name}, ${kind}[${of}]`,
          sign * stated.value * factor.value,
          '36',
          `${sign < 0 ? '-' : ''}${stated.name} × ${factor.name}`,
          [stated, factor],
        ),
      );
    }
  return derived(name, sumOf(parts), '33, 36', 'Σ flow × discount factor', parts);
}
