import type { DiscountCurve } from '../curves/discountCurve';
import type { FlowSet } from '../core/flowSet';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { estimate, type FlowKind } from './provenance';

interface Rates {
  readonly name: string;
  readonly curve: DiscountCurve;
  readonly origin: number;
}

export function currentRates({ group }: Measured, date: number): Rates {
  const curve = group.current[date];
  if (!curve) throw new RangeError(`no current curve at date ${date}`);
  return { name: `current rates at date ${date}`, curve, origin: date };
}

export function lockedInRates({ group }: Measured, period: number): Rates {
  const dated = group.lockedIn[period];
  if (!dated) throw new RangeError(`no locked-in curve in period ${period}`);
  return { name: 'locked-in rates', ...dated };
}

const signs: readonly (readonly [FlowKind, 1 | -1])[] = [
  ['premiums', -1],
  ['claims', 1],
  ['investment', 1],
  ['acquisition', 1],
];

/** Which estimates: those with which a period opens, those of its end, or a set between them. */
export interface Estimates {
  readonly set: FlowSet;
  readonly date: number;
  readonly opening: boolean;
}

/** Σ flow × discount factor at the start of period `from`, flow by flow, with its facts. Liability positive. 33, 36. */
export function presentValueOf(
  measured: Measured,
  name: string,
  { set, date, opening }: Estimates,
  from: number,
  rates: Rates,
  kinds: readonly FlowKind[] = ['premiums', 'claims', 'investment', 'acquisition'],
): Derivation {
  const { timing } = measured.group.input;
  const moments = { start: 0, middle: 1, end: 2 } as const;
  const moment = {
    premiums: moments[timing?.premiums ?? 'start'],
    claims: set.outflowMoment,
    investment: set.outflowMoment,
    acquisition: moments[timing?.acquisition ?? 'start'],
  };
  const base = rates.curve.factors[2 * (from - rates.origin)] ?? 1;
  const parts: Derivation[] = [];
  for (const [kind, sign] of signs)
    for (let of = from; kinds.includes(kind) && of < set[kind].length; of++) {
      const flow = set[kind][of] ?? 0;
      if (flow === 0) continue;
      const factor = (rates.curve.factors[2 * (of - rates.origin) + moment[kind]] ?? 1) / base;
      parts.push(
        derived(`${name}, ${kind}[${of}]`, sign * flow * factor, '36', `${sign < 0 ? '-' : ''}flow × discount factor`, [
          { ...estimate(measured, kind, of, date, opening), value: flow },
          fact(`discount factor, ${of - from + moment[kind] / 2} periods, ${rates.name}`, factor),
        ]),
      );
    }
  return derived(
    name,
    parts.reduce((sum, { value }) => sum + value, 0),
    '33, 36',
    'Σ flow × discount factor',
    parts,
  );
}
