import type { CompiledGroup } from '../../core/compile';
import { netPresentValue, presentValue, type FlowSet } from '../../core/flowSet';
import type { Column } from '../../core/row/columns';
import type { State } from '../../core/state';
import type { DiscountCurve } from '../../curves/discountCurve';
import { actual } from '../../explain/estimates/actuals';
import type { Rates } from '../../explain/rates/curveRates';
import { closing, opening } from '../../explain/estimates/estimatesAt';
import { presentValueOf, type EstimatesAt } from '../../explain/estimates/presentValues';
import { given, valueOf, type Measured } from '../../explain/context';
import { estimate, type FlowKind } from '../../explain/estimates/provenance';
import { currentRates, lockedInRates } from '../../explain/rates/rates';
import { derived, type Derivation } from '../../formula/derivation';
import { statable, type Case, type Statable } from './case';
import type { Ask, Source } from './definitions';

/** A number of the input, by period where it is a list; nothing where the input leaves it out. */
export const stated = (paragraph: string, path: Statable): Source => {
  const of = statable[path];
  const read = ({ group, period }: { group: CompiledGroup; period: number }): number => {
    const values = of(group.input);
    return (typeof values === 'object' ? values[period] : values) ?? 0;
  };
  return {
    paragraph,
    exists: ({ states }) => states.includes(path),
    read,
    explain: (measured, period) => {
      const isListed = typeof of(measured.group.input) === 'object';
      return given(
        measured,
        isListed ? `${path}[${period}]` : path,
        read({ group: measured.group, period }),
      );
    },
  };
};

type Flows = Readonly<Record<FlowKind, Float64Array>>;
/** Each by its own name: a field that is looked up by a name of many costs as much as the rest of a read. */
const flowsOf = {
  premiums: ({ premiums }) => premiums,
  claims: ({ claims }) => claims,
  investment: ({ investment }) => investment,
  acquisition: ({ acquisition }) => acquisition,
} as const satisfies Record<FlowKind, (flows: Flows) => Float64Array>;

/** True where the input states some of the kind. */
export const hasFlows =
  (kind: FlowKind) =>
  ({ flows }: Case): boolean =>
    (kind !== 'investment' && kind !== 'acquisition') || flows.includes(kind);

/** What happened in the period: stated, or as expected (B96-B97, 105). */
export const happened = (kind: FlowKind): Source => ({
  paragraph: '105(a)',
  exists: hasFlows(kind),
  read: ({ group, period }) => flowsOf[kind](group.actual)[period] as number,
  explain: (measured, period) => actual(measured, kind, period),
});

/** What the start of the period expects of it. */
export const expected = (paragraph: string, kind: FlowKind): Source => ({
  paragraph,
  exists: hasFlows(kind),
  read: ({ group, period }) => (group.estimates.opening[period] as FlowSet)[kind][period] as number,
  explain: (measured, period) => estimate(measured, kind, period, { date: period, opening: true }),
});

/** Estimates of one moment of a period. */
interface EstimatesOf {
  readonly set: (group: CompiledGroup, period: number) => FlowSet;
  readonly explain: (measured: Measured, period: number) => EstimatesAt;
}
export const ofStart: EstimatesOf = {
  set: ({ estimates }, period) => estimates.opening[period] as FlowSet,
  explain: opening,
};
export const ofEnd: EstimatesOf = {
  set: ({ estimates }, period) => estimates.closing[period] as FlowSet,
  explain: closing,
};

/** Rates of one moment of a period, with the date at which their curve starts. */
interface RatesOf {
  readonly curve: (group: CompiledGroup, period: number) => DiscountCurve;
  readonly origin: (group: CompiledGroup, period: number) => number;
  readonly explain: (measured: Measured, period: number) => Rates;
}
export const currentAtStart: RatesOf = {
  curve: ({ current }, period) => current[period] as DiscountCurve,
  origin: (_, period) => period,
  explain: currentRates,
};
export const currentAtEnd: RatesOf = {
  curve: ({ current }, period) => current[period + 1] as DiscountCurve,
  origin: (_, period) => period + 1,
  explain: (measured, period) => currentRates(measured, period + 1),
};
export const atLockedIn: RatesOf = {
  curve: ({ lockedIn }, period) => lockedIn[period]?.curve as DiscountCurve,
  origin: ({ lockedIn }, period) => lockedIn[period]?.origin as number,
  explain: lockedInRates,
};

interface PresentValue {
  readonly paragraph?: string;
  readonly estimates: EstimatesOf;
  readonly rates: RatesOf;
  /** At the start or at the end of the period: of what is due from then on. */
  readonly at: 'start' | 'end';
  /** All where none are named. */
  readonly kinds?: readonly ('claims' | 'investment')[];
  /** The same number by a shorter way, where there is one. */
  readonly known?: (state: State) => number | undefined;
}

/** Σ flow × discount factor, liability positive (33, 36). */
export const presentValueAt = ({
  paragraph = '33, 36',
  estimates,
  rates,
  at,
  kinds,
  known,
}: PresentValue): Source => {
  const step = at === 'start' ? 0 : 1;
  return {
    paragraph,
    read(state) {
      const before = known?.(state);
      if (before !== undefined) return before;
      const { group, period } = state;
      const set = estimates.set(group, period);
      const curve = rates.curve(group, period);
      const origin = rates.origin(group, period);
      if (!kinds) return netPresentValue(set, period + step, curve, origin);
      let sum = 0;
      for (const kind of kinds)
        if (kind === 'claims' || set.hasInvestment)
          sum += presentValue(set[kind], set.moments.outflows, period + step, curve, origin);
      return sum;
    },
    explain: (measured, period, _, name) =>
      presentValueOf(
        measured,
        name,
        estimates.explain(measured, period),
        period + step,
        rates.explain(measured, period),
        kinds,
      ),
  };
};

/** A condition on the period: how it is looked up, and the figures of which it says that one is something; none where it always holds. */
export interface Condition {
  readonly holds: (state: State) => boolean;
  readonly explain: (measured: Measured, period: number, ask: Ask) => readonly Derivation[];
}

/** The same, worked out only where something holds: what is nothing has no history, but where it may become something. */
export const onlyWhere = (
  column: Column,
  { holds, explain }: Condition,
  source: Source,
): Source => ({
  ...source,
  read: (state) => (holds(state) ? source.read(state) : 0),
  explain(measured, period, ask, name) {
    const value = valueOf(measured, period, column);
    if (value === 0 && !measured.isWhole) return derived(name, 0, source.paragraph, '0', []);
    const tests = measured.isWhole ? explain(measured, period, ask) : [];
    if (tests.length === 0) return source.explain(measured, period, ask, name);
    const whole = source.explain(measured, period, ask, `${name}: where there is a loss component`);
    const test = tests.map((each) => each.name).join(' + ');
    return derived(name, value, source.paragraph, `if(${test}, ${whole.name}, 0)`, [
      ...tests,
      whole,
    ]);
  },
});
