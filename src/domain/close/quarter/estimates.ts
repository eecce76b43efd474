import {
  groupInputsOf,
  portfolioOf,
  type AssumptionSet,
  type CurveInput,
  type FlowsInput,
  type ModelPoint,
  type Observed,
  type Portfolio,
} from '@/domain/ifrs17';
import type { BookDefinition, CloseGroup } from '../types';

/** What a group is expected to bring, by quarter to come. Amounts positive in their own direction. */
export interface GroupEstimates {
  readonly expected: FlowsInput;
  readonly coverageUnits: readonly number[];
  /** Returns on account balances. */
  readonly returns: readonly number[];
  /** Where the assumptions state a basis: risk adjustment as a share of the present value of claims and expenses. */
  readonly riskAdjustmentShare?: number | undefined;
}

export type EstimatesByGroup = ReadonlyMap<string, GroupEstimates>;

const trimmed = (values: readonly number[]): readonly number[] =>
  values.slice(0, values.findLastIndex((value) => value !== 0) + 1);

const kinds = ['premiums', 'claims', 'expenses', 'investmentComponents', 'acquisition'] as const;

/** Model points of groups made ready to be projected under one set of assumptions after another. @param month the first projected one */
export function portfolioAt(
  {
    products,
    groups,
  }: Pick<BookDefinition, 'products'> & { readonly groups: readonly CloseGroup[] },
  points: readonly ModelPoint[],
  month: string,
  {
    set,
    curve,
  }: { readonly set: AssumptionSet; readonly curve: (group: CloseGroup) => CurveInput },
): Portfolio {
  const present = new Set(points.map(({ group }) => group));
  const used = new Set(points.map(({ product }) => product));
  return portfolioOf({
    firstMonth: month,
    periodsPerYear: 4,
    products: products.filter(({ id }) => used.has(id)),
    assumptions: [{ ...set, effectiveFrom: month }],
    modelPoints: points,
    groups: groups
      .filter(({ id }) => present.has(id))
      .map((group) => ({ id: group.id, lockedIn: curve(group) })),
  });
}

/** @param risk does the work of the share of the risk adjustment; without it there is none */
export function estimatesOf(
  portfolio: Portfolio,
  set: AssumptionSet,
  risk?: Observed,
): EstimatesByGroup {
  const { riskAdjustment, ...others } = set;
  const inputs =
    risk && riskAdjustment
      ? groupInputsOf(portfolio, { ...others, riskAdjustment }, risk)
      : groupInputsOf(portfolio, others);
  return new Map(
    inputs.map(({ id = '', expected, coverageUnits, underlyingItems, riskAdjustment: risk }) => [
      id,
      {
        expected: Object.fromEntries(kinds.map((kind) => [kind, trimmed(expected?.[kind] ?? [])])),
        coverageUnits: trimmed(coverageUnits ?? []),
        returns: trimmed(underlyingItems?.fairValueChange ?? []),
        ...(risk?.shareOfOutflows === undefined
          ? {}
          : { riskAdjustmentShare: risk.shareOfOutflows }),
      },
    ]),
  );
}

export const addedLists = (
  one: readonly number[] = [],
  other: readonly number[] = [],
): readonly number[] =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  );

/** Flows of two sets of contracts together. */
export const addedFlows = (one: FlowsInput, other: FlowsInput = {}): FlowsInput =>
  Object.fromEntries(kinds.map((kind) => [kind, addedLists(one[kind], other[kind])]));

/** Flows from the next quarter on. */
export const laterFlows = (flows: FlowsInput): FlowsInput =>
  Object.fromEntries(kinds.map((kind) => [kind, (flows[kind] ?? []).slice(1)]));

export const scaledFlows = (flows: FlowsInput, factor: number): FlowsInput =>
  factor === 1
    ? flows
    : Object.fromEntries(
        kinds.map((kind) => [kind, (flows[kind] ?? []).map((value) => value * factor)]),
      );
