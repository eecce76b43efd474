import { compileGroup } from '../core/compile';
import { measureRows } from '../core/result';
import type { CurveInput } from '../schema/curve';
import type { GroupInput } from '../schema/group';

/** A change of estimates that one reasonably expects may come, from the end of a period on (54). */
export interface EligibilityScenario {
  readonly name: string;
  /** The period at whose end it comes; default 1. */
  readonly atEndOf?: number;
  /** Factors on claims and expenses to come. */
  readonly claims?: number;
  readonly expenses?: number;
  /** Added to annual rates. */
  readonly rates?: number;
}

/** Liability for remaining coverage at the end of a period under both models, liability positive. */
export interface ComparedCoverage {
  readonly period: string;
  readonly general: number;
  readonly allocation: number;
  readonly difference: number;
}

export interface EligibilityTest {
  /** 53(b): no contract covers more than a year; nothing needs comparing then. */
  readonly isWithinOneYear: boolean;
  readonly scenarios: readonly {
    readonly name: string;
    readonly periods: readonly ComparedCoverage[];
    /** Largest difference as a share of the largest liability under the general model. */
    readonly largestShare: number;
    readonly isMaterial: boolean;
    /** What was measured, for explanations. */
    readonly inputs: { readonly general: GroupInput; readonly allocation: GroupInput };
  }[];
  /** 53(a)-54: in no scenario a material difference. */
  readonly isNotMateriallyDifferent: boolean;
  readonly isEligible: boolean;
}

const without = (input: GroupInput, ...fields: readonly (keyof GroupInput)[]): GroupInput => ({
  ...input,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});

/** The same contracts under the general model: units where the allocation has its pattern, and as they are expected. */
function underGeneralModel(input: GroupInput): GroupInput {
  const coverageUnits = input.coverageUnits ?? input.premiumAllocation?.revenuePattern;
  const kept = without(input, 'premiumAllocation', 'incurredClaims', 'actual', 'opening');
  return { ...kept, model: 'GMM', ...(coverageUnits ? { coverageUnits } : {}) };
}

const shifted = (curve: CurveInput, by: number): CurveInput =>
  typeof curve === 'number' ? curve + by : { ...curve, shift: (curve.shift ?? 0) + by };

function inScenario(
  input: GroupInput,
  { atEndOf = 1, claims = 1, expenses = 1, rates = 0 }: EligibilityScenario,
): GroupInput {
  const { expected = {}, revisions = [], periods } = input;
  const toCome = (values: readonly number[] | undefined, factor: number) =>
    (values ?? []).slice(atEndOf).map((value) => value * factor);
  const given = input.rates?.current ?? input.rates?.lockedIn ?? 0;
  const curveAt = (date: number): CurveInput =>
    Array.isArray(given)
      ? ((given as readonly CurveInput[])[Math.min(date, given.length - 1)] ?? 0)
      : (given as CurveInput);
  return {
    ...input,
    ...(rates === 0 || !input.rates
      ? {}
      : {
          rates: {
            ...input.rates,
            current: Array.from({ length: periods + 1 }, (_, date) =>
              date < atEndOf ? curveAt(date) : shifted(curveAt(date), rates),
            ),
          },
        }),
    ...(claims === 1 && expenses === 1
      ? {}
      : {
          revisions: [
            ...revisions,
            {
              atEndOf,
              expected: {
                claims: toCome(expected.claims, claims),
                expenses: toCome(expected.expenses, expenses),
              },
            },
          ],
        }),
  };
}

const rowsOf = (input: GroupInput) => measureRows(compileGroup(input));

/**
 * Fulfilment cash flows of remaining coverage at initial recognition and at the end of each period, from the flows, rates and risk
 * adjustment of a group under the premium allocation approach (57-58).
 */
export function fulfilmentCashFlowsOf(input: GroupInput): readonly number[] {
  const rows = rowsOf(underGeneralModel(input));
  const [first] = rows;
  return [
    (first?.belNew ?? 0) + (first?.raNew ?? 0),
    ...rows.map(({ belClosing, raClosing }) => belClosing + raClosing),
  ];
}

/** The group with the onerous test of 57-58 on numbers that follow from its flows: what exceeds the liability is its loss component. */
export function withOnerousTest(input: GroupInput): GroupInput {
  if (input.model !== 'PAA')
    throw new RangeError('57-58 belong to the premium allocation approach');
  const fulfilmentCashFlows = [...fulfilmentCashFlowsOf(input)];
  return { ...input, premiumAllocation: { ...input.premiumAllocation, fulfilmentCashFlows } };
}

/**
 * Whether a group may use the premium allocation approach, on measured numbers: its liability for remaining coverage under both models at
 * the end of each period of coverage, as expected and in scenarios that one expects may come (53-54).
 * @param input a group under the premium allocation approach with its expected flows and rates
 * @param tolerance largest difference that is not material, as a share of the largest liability under the general model
 * @param longestContract months of coverage of the longest contract; default: those of the group
 */
export function eligibilityTest(
  input: GroupInput,
  {
    scenarios,
    tolerance,
    longestContract,
  }: {
    readonly scenarios: readonly EligibilityScenario[];
    readonly tolerance: number;
    readonly longestContract?: number;
  },
): EligibilityTest {
  const base = underGeneralModel(input);
  const units = base.coverageUnits ?? [];
  const covered = units.findLastIndex((each) => each > 0) + 1;
  const months = longestContract ?? (covered * 12) / (input.periodsPerYear ?? 1);
  const compared = [{ name: 'asExpected' }, ...scenarios].map((scenario) => {
    const general = inScenario(base, scenario);
    // Where estimates change so that the group is onerous, 57-58 apply to the allocation too.
    const allocation = withOnerousTest(inScenario(without(input, 'actual'), scenario));
    const [own, other] = [rowsOf(general), rowsOf(allocation)];
    const periods = own.slice(0, covered).map((row, period): ComparedCoverage => {
      const byModel = row.belClosing + row.raClosing + row.csmClosing;
      const allocated = (other[period]?.lrcClosing ?? 0) + (other[period]?.lcClosing ?? 0);
      return {
        period: input.labels?.[period] ?? String(period + 1),
        general: byModel,
        allocation: allocated,
        difference: allocated - byModel,
      };
    });
    const largest = (value: (each: ComparedCoverage) => number) =>
      Math.max(0, ...periods.map((each) => Math.abs(value(each))));
    const difference = largest((each) => each.difference);
    const size = largest((each) => each.general);
    const largestShare = difference === 0 ? 0 : difference / size;
    return {
      name: scenario.name,
      periods,
      largestShare,
      isMaterial: largestShare > tolerance,
      inputs: { general, allocation },
    };
  });
  const isWithinOneYear = months <= 12;
  const isNotMateriallyDifferent = compared.every(({ isMaterial }) => !isMaterial);
  return {
    isWithinOneYear,
    scenarios: compared,
    isNotMateriallyDifferent,
    isEligible: isWithinOneYear || isNotMateriallyDifferent,
  };
}
