import {
  monthAfter,
  versionFor,
  type AssumptionVersion,
  type BookDefinition,
  type MarketCurve,
  type Period,
} from '../close';
import type { GroupInput } from '../ifrs17';
import type { ClosedGroup, GroupMethods } from '../ifrs17/book';
import type { NoteFacts } from './statements';

type CurveInput = NonNullable<NonNullable<GroupInput['rates']>['lockedIn']>;

const latestOf = (all: readonly MarketCurve[], kind: MarketCurve['kind'], period: Period) => {
  const latest = new Map<string, MarketCurve>();
  for (const curve of all) {
    const known = latest.get(curve.currency);
    if (curve.kind === kind && curve.date <= period && (known?.date ?? '') <= curve.date)
      latest.set(curve.currency, curve);
  }
  return latest;
};

/** 120: of each currency the curve in force at the end of the period by its source, risk-free and with the illiquidity premium (B79-B80). */
function curvesAt(all: readonly MarketCurve[], period: Period): Record<string, CurveInput> {
  const premiums = latestOf(all, 'illiquidityPremium', period);
  const curves: Record<string, CurveInput> = {};
  for (const [currency, { source, terms, rates }] of latestOf(all, 'riskFree', period)) {
    const [only = 0] = rates;
    const spot = rates.length === 1 ? only : { terms, spot: rates };
    curves[`${currency} · ${source}`] = spot;
    const premium = premiums.get(currency)?.rates[0] ?? 0;
    if (premium !== 0)
      curves[`${currency} + ${Math.round(premium * 1e4)} bp`] =
        typeof spot === 'number' ? spot + premium : { ...spot, illiquidityPremium: premium };
  }
  return curves;
}

/** 117: the choices of the groups that were closed; a treaty over groups follows theirs. */
function methodsOf(
  { groups, treaties }: BookDefinition,
  closed: readonly ClosedGroup[],
  others: (id: string) => readonly string[],
): readonly GroupMethods[] {
  const within = new Map(closed.map((each) => [each.id, each]));
  return [...groups, ...treaties].flatMap(({ id, policies }) => {
    const model = within.get(id)?.model;
    return model
      ? [{ id, input: { model, ...(policies && { policies }) }, others: others(id) }]
      : [];
  });
}

/** What the notes of a period say beside its figures: what the book states, and what its versions and curves say. */
export function noteFactsOf(
  definition: BookDefinition,
  {
    assumptions,
    curves,
    period,
    groups,
  }: {
    readonly assumptions: readonly AssumptionVersion[];
    readonly curves: readonly MarketCurve[];
    readonly period: Period;
    /** The groups that are shown. */
    readonly groups: readonly ClosedGroup[];
  },
): NoteFacts {
  const { notes = [], example } = definition;
  const stated = notes.find((each) => each.period === period);
  const basis = versionFor(assumptions, monthAfter(period))?.set.riskAdjustment;
  const shares = new Map(
    definition.groups.map((each) => [each.id, each.riskAdjustmentShare !== undefined]),
  );
  const bottomUp = curves.some(({ kind }) => kind === 'illiquidityPremium');
  const others = (id: string): readonly string[] => {
    const hasRisk = shares.has(id) && groups.some((each) => each.id === id && each.model !== 'PAA');
    return [
      ...(curves.length > 0 ? [`discountRates.${bottomUp ? 'bottomUp' : 'riskFree'}`] : []),
      ...(hasRisk && (shares.get(id) || basis)
        ? [`riskAdjustment.${shares.get(id) ? 'share' : (basis?.method ?? 'share')}`]
        : []),
    ];
  };
  const level =
    basis?.method === 'confidenceLevel'
      ? [{ technique: basis.method, level: basis.confidenceLevel }]
      : [];
  const shown = new Set(groups.map(({ company, portfolio }) => `${company}/${portfolio}`));
  /** Of a portfolio that is not shown nothing is said. */
  const within = <T extends { company?: string | undefined; portfolio?: string | undefined }>(
    all: readonly T[] = [],
  ) =>
    all.filter(
      ({ company = definition.company, portfolio }) =>
        portfolio === undefined || shown.has(`${company}/${portfolio}`),
    );
  const { returns, underlyingItems, basisChanges = [], confidenceLevels = level } = stated ?? {};
  return {
    returns: within(returns),
    underlyingItems: within(underlyingItems),
    basisChanges: basisChanges.filter(({ group }) => groups.some(({ id }) => id === group)),
    confidenceLevels: within(confidenceLevels),
    groups: example ? example.groups : methodsOf(definition, groups, others),
    curves: curvesAt(curves, period),
  };
}
