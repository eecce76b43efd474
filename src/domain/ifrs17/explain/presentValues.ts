import type { FlowSet } from '../core/flowSet';
import type { Measured } from './context';
import { lockedInName } from './curveRates';
import { derived, sumOf, type Derivation } from './derivation';
import { discountFactor, type Rates } from './discountFactor';
import { estimate, type FlowKind } from './provenance';

export function currentRates({ group }: Measured, date: number): Rates {
  const curve = group.current[date];
  if (!curve) throw new RangeError(`no current curve at date ${date}`);
  return { name: `rates.current at date ${date}`, curve, origin: date };
}

export function lockedInRates({ group }: Measured, period: number): Rates {
  const dated = group.lockedIn[period];
  if (!dated) throw new RangeError(`no locked-in curve in period ${period}`);
  return { name: lockedInName(dated.origin), ...dated };
}

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

/** Which estimates: those with which a period opens, those of its end, or a set between them. */
export interface EstimatesAt {
  readonly set: FlowSet;
  readonly date: number;
  readonly opening: boolean;
}

/** Σ flow × discount factor at the start of period `from`, flow by flow, with its facts. Liability positive. 33, 36. */
export function presentValueOf(
  measured: Measured,
  name: string,
  { set, date, opening }: EstimatesAt,
  from: number,
  rates: Rates,
  kinds: readonly FlowKind[] = ['premiums', 'claims', 'investment', 'acquisition'],
): Derivation {
  const moment = momentsOf(measured);
  const parts: Derivation[] = [];
  for (const [kind, sign] of signs)
    for (let of = from; kinds.includes(kind) && of < set[kind].length; of++) {
      const flow = set[kind][of] ?? 0;
      if (flow === 0) continue;
      const stated = estimate(measured, kind, of, date, opening, flow);
      const factor = discountFactor(measured, rates, 2 * from, 2 * of + moment[kind]);
      parts.push(
        derived(
          `${name}, ${kind}[${of}]`,
          sign * flow * factor.value,
          '36',
          `${sign < 0 ? '-' : ''}${stated.name} × ${factor.name}`,
          [stated, factor],
        ),
      );
    }
  return derived(name, sumOf(parts), '33, 36', 'Σ flow × discount factor', parts);
}
