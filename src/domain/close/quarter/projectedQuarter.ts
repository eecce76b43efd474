import {
  type AssumptionSet,
  type ModelPoint,
  type Observed,
  type Portfolio,
} from '@/domain/ifrs17';
import { assumptionsAt } from '../basis/assumptions';
import { versionFor } from '../basis/versions';
import { discountCurves } from '../basis/curves';
import { estimatesOf, portfolioAt, type EstimatesByGroup, type GroupEstimates } from './estimates';
import { estimateSteps } from './estimateSteps';
import type { ChangedEstimates } from './groupQuarter';
import { inForceAt, newBusinessIn, modelPointsAt } from '../basis/inForce';
import { firstMonthOf, monthAfter, periodAfter, quartersBetween, type Period } from '../period';
import type { Book, CloseGroup, GroupClosing, Scenario } from '../types';

/** Estimates of a quarter's start and end that projections give, by group (steps 5 and 6 of the close). */
export interface QuarterEstimates {
  readonly atStart?: GroupEstimates | undefined;
  readonly newBusiness?: GroupEstimates | undefined;
  readonly changes: readonly ChangedEstimates[];
  /** Version of the assumptions at the end. */
  readonly version?: string | undefined;
}

export type ProjectedQuarter = ReadonlyMap<string, QuarterEstimates>;

const none: GroupEstimates = { expected: {}, coverageUnits: [], returns: [] };

type Projected = (
  points: readonly ModelPoint[],
) => readonly (readonly [Portfolio, readonly CloseGroup[]])[];

/** Model points by portfolio, each made ready by itself: contracts that end soon need not wait for those that last. */
function byPortfolio(book: Book, month: string, set: AssumptionSet, date: string): Projected {
  const { groups } = book.definition;
  const curves = discountCurves(book);
  const portfolioOfGroup = new Map(groups.map(({ id, portfolio }) => [id, portfolio]));
  return (points) => {
    const parts = new Map<string, ModelPoint[]>();
    for (const point of points) {
      const portfolio = portfolioOfGroup.get(point.group);
      if (portfolio === undefined) continue;
      const part = parts.get(portfolio);
      if (part) part.push(point);
      else parts.set(portfolio, [point]);
    }
    return [...parts].map(([portfolio, own]) => {
      const members = groups.filter((group) => group.portfolio === portfolio);
      const made = portfolioAt({ ...book.definition, groups: members }, own, month, {
        set,
        curve: (group) => curves(group, date),
      });
      return [made, members] as const;
    });
  };
}

const merged = (all: readonly EstimatesByGroup[]): Map<string, GroupEstimates> =>
  new Map(all.flatMap((each) => [...each]));

/** Estimates of the start: of contracts that join, and of groups that open with stated balances alone. */
function startOf(book: Book, period: Period, openings: readonly GroupClosing[], risk: Observed) {
  const month = firstMonthOf(period);
  const set = assumptionsAt(book, month);
  const date = periodAfter(period, -1);
  const prepare = byPortfolio(book, month, set, date);
  const unstated = new Set(openings.flatMap(({ group, expected }) => (expected ? [] : [group])));
  const joiners = newBusinessIn(book.points, period);
  const earlier = unstated.size === 0 ? [] : inForceAt(book, date);
  const open = [...earlier, ...joiners].filter(({ point }) => unstated.has(point.group));
  const fresh = joiners.filter(({ point }) => !unstated.has(point.group));
  return {
    atStart: merged(
      prepare(modelPointsAt(open, month)).map(([portfolio]) => estimatesOf(portfolio, set, risk)),
    ),
    newBusiness: merged(
      prepare(modelPointsAt(fresh, month)).map(([portfolio, members]) => {
        const needsRisk = members.some(
          ({ id, riskAdjustmentShare, model }) =>
            model !== 'PAA' &&
            riskAdjustmentShare === undefined &&
            !openings.some((each) => each.group === id && each.riskAdjustmentShare !== undefined),
        );
        return estimatesOf(portfolio, set, needsRisk ? risk : undefined);
      }),
    ),
  };
}

/** Account balances follow the market: only products with one feel its step. */
const followsMarket = ({ input }: Portfolio): boolean =>
  input.products.some(({ account }) => account !== undefined);

function endOf(book: Book, period: Period, scenario: Scenario | undefined) {
  const month = monthAfter(period);
  const steps = estimateSteps(book, period, scenario);
  const states = inForceAt(book, period);
  const first = steps[0]?.set;
  const changes = new Map<string, ChangedEstimates[]>();
  if (!first) return changes;
  const prepare = byPortfolio(book, month, first, period);
  for (const [portfolio] of prepare(modelPointsAt(states, month)))
    for (const { reason, assumption, set, isFelt } of steps) {
      if (reason === 'market' && !followsMarket(portfolio)) continue;
      if (isFelt && !isFelt(portfolio.input.products)) continue;
      for (const [id, estimates] of estimatesOf(portfolio, set)) {
        const change = { reason, estimates, ...(assumption && { assumption }) };
        const own = changes.get(id);
        if (own) own.push(change);
        else changes.set(id, [change]);
      }
    }
  return changes;
}

/** Groups of whose contracts something is stated at the end of the quarter: those of the others go on as expected. */
function experienced(book: Book, period: Period): ReadonlySet<string> {
  return new Set(
    book.points.flatMap(({ group, entry, inForce }) => {
      const quarters = quartersBetween(entry, period) + 1;
      return quarters >= 1 && (inForce?.length ?? 0) >= quarters ? [group] : [];
    }),
  );
}

/**
 * Projects a quarter of a book, or of the groups of a batch.
 * @param risk does the work of step 6, to see how long it takes
 * @throws RangeError as `closeQuarter`
 */
export function projectedQuarter(
  book: Book,
  period: Period,
  {
    before,
    scenario,
    risk = (work) => work(),
  }: {
    readonly before: readonly GroupClosing[];
    readonly scenario?: Scenario | undefined;
    readonly risk?: Observed | undefined;
  },
): ProjectedQuarter {
  if (book.definition.example) return new Map();
  const last = periodAfter(period, -1);
  const openings = [...(book.openings ?? []).filter((each) => each.period === last), ...before];
  const { atStart, newBusiness } = startOf(book, period, openings, risk);
  const changes = endOf(book, period, scenario);
  const stated = experienced(book, period);
  const version = versionFor(book.assumptions, monthAfter(period));
  const isNewVersion = version !== versionFor(book.assumptions, firstMonthOf(period));
  return new Map(
    book.definition.groups.map((group) => {
      const { id } = group;
      const own = group.held ? statedOf(book, group, period) : undefined;
      const isAsExpected = !stated.has(id) && !isNewVersion && !scenario;
      const changed = (changes.get(id) ?? []).filter(
        ({ reason }) => !isAsExpected || reason === 'market',
      );
      // Nobody is left of a group whose end is stated.
      const atEnd: readonly ChangedEstimates[] =
        stated.has(id) && changed.length === 0
          ? [{ reason: 'experience', estimates: none }]
          : changed;
      return [
        id,
        own ?? {
          atStart: atStart.get(id),
          newBusiness: newBusiness.get(id),
          changes: atEnd,
          version: version?.version,
        },
      ];
    }),
  );
}

/** Estimates of a treaty that is stated by itself: those of its first quarter, later ones as they replace them. */
function statedOf({ stated }: Book, { id, firstPeriod }: CloseGroup, period: Period) {
  const at = (date: Period): GroupEstimates | undefined => {
    const found = stated.find((each) => each.group === id && each.period === date);
    return found && { ...found, returns: [] };
  };
  const next = at(periodAfter(period));
  return {
    newBusiness: period === firstPeriod ? at(period) : undefined,
    changes: next ? [{ reason: 'experience' as const, estimates: next }] : [],
  };
}
