import type { CompiledGroup } from '../core/compile';
import { netPresentValue, presentValue, type FlowSet } from '../core/flowSet';
import { averageRate } from '../core/translation';
import { given, type Measured } from '../explain/context';
import { changed } from '../explain/estimates/estimatesAt';
import { presentValueOf } from '../explain/estimates/presentValues';
import { averageOf } from '../explain/tables/explainReported';
import { derivedBy, summedBy, type Derivation } from '../formula/derivation';
import { atLockedIn, currentAtEnd } from './plan/sources';

/**
 * Effects of one assumption, liability positive: on the present value at the rates at which it meets the CSM (44(c), B72(c)), at current rates (36), and on
 * the risk adjustment that is a share of outflows (B96(d)).
 */
const effects = ['belFuture', 'belAtCurrent', 'raFuture'] as const;
type Effect = (typeof effects)[number];

/** `belFuture(lapse)`: what the change of an assumption did to a figure. */
export const effectName = (effect: Effect, assumption: string): string =>
  `${effect}(${assumption})`;
const named = new RegExp(`^(.+)\\.(${effects.join('|')})\\((.+)\\)$`);

const ratesOf = (effect: Effect, { input }: CompiledGroup) =>
  effect === 'belFuture' && input.model !== 'VFA' ? atLockedIn : currentAtEnd;

const shareOf = ({ input }: CompiledGroup): number => input.riskAdjustment?.shareOfOutflows ?? 0;

/** Places of the changes of an assumption among those at the end of a period, which are made in the order of the input. */
const placesOf = ({ input }: CompiledGroup, period: number, assumption: string) =>
  (input.revisions ?? [])
    .filter(({ atEndOf }) => atEndOf === period + 1)
    .flatMap((revision, place) => (revision.assumption === assumption ? [place] : []));

function effectOf(
  group: CompiledGroup,
  period: number,
  { effect, assumption }: { readonly effect: Effect; readonly assumption: string },
): number {
  const { estimates } = group;
  const [curve, origin] = [
    ratesOf(effect, group).curve(group, period),
    ratesOf(effect, group).origin(group, period),
  ];
  const at = (count: number): number => {
    const set = (
      count === 0 ? estimates.opening[period] : estimates.revisions[period]?.[count - 1]?.flows
    ) as FlowSet;
    return effect === 'raFuture'
      ? shareOf(group) * presentValue(set.claims, set.moments.outflows, period + 1, curve, origin)
      : netPresentValue(set, period + 1, curve, origin);
  };
  return placesOf(group, period, assumption).reduce(
    (sum, place) => sum + at(place + 1) - at(place),
    0,
  );
}

/** Effects of the assumptions that change at the end of a period, by name, in the functional currency; those of nothing are left out. */
export function assumptionEffects(
  group: CompiledGroup,
  period: number,
): readonly (readonly [string, number])[] {
  const assumptions = new Set(
    (group.input.revisions ?? []).flatMap(({ atEndOf, cause, assumption }) =>
      atEndOf === period + 1 && cause !== 'financialRisk' && assumption !== undefined
        ? [assumption]
        : [],
    ),
  );
  const rate = averageRate(group, period);
  return [...assumptions].flatMap((assumption) =>
    effects.flatMap((effect) => {
      const value = rate * effectOf(group, period, { effect, assumption });
      return value === 0 ? [] : [[effectName(effect, assumption), value] as const];
    }),
  );
}

/** How an effect came about: the present values after the change less those before it. @returns undefined for another path */
export function explainAssumptionEffect(measured: Measured, path: string): Derivation | undefined {
  const { group } = measured;
  const [, label = '', text = '', assumption = ''] = named.exec(path) ?? [];
  const effect = effects.find((each) => each === text);
  const period = group.labels.indexOf(label);
  if (!effect || period < 0) return undefined;
  const rates = ratesOf(effect, group).explain(measured, period);
  const at = (count: number, when: string) => {
    const kinds = effect === 'raFuture' ? (['claims'] as const) : undefined;
    const name = `${path}: ${when}`;
    return presentValueOf(
      measured,
      name,
      changed(measured, period, count),
      period + 1,
      rates,
      kinds,
    );
  };
  const isReported = group.input.exchangeRates === undefined;
  const inOwn = isReported ? path : `${path}, own currency`;
  const change = summedBy(
    effect === 'raFuture' ? `${path}: outflows` : inOwn,
    '44(c), B96',
    placesOf(group, period, assumption).flatMap((place) => [
      [1, at(place + 1, 'after it changes')] as const,
      [-1, at(place, 'before it changes')] as const,
    ]),
  );
  const own =
    effect === 'raFuture'
      ? derivedBy(inOwn, 'B96(d)', 'share × change', {
          share: given(measured, 'riskAdjustment.shareOfOutflows', shareOf(group)),
          change,
        })
      : change;
  return isReported
    ? own
    : derivedBy(path, 'IAS 21.22', 'own × average', { own, average: averageOf(measured, period) });
}
