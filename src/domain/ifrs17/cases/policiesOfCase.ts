import type { PoliciesInput } from '../schema/policies';
import { given, part, type Facts } from './facts';

type Choices = readonly (readonly [RegExp, unknown])[];

const financeOptions: Choices = [
  [/book.?yield/i, 'currentPeriodBookYield'],
  [/credit/i, 'projectedCreditingRate'],
  [/effective|constant/i, 'effectiveYield'],
  [/oci|comprehensive|locked/i, 'otherComprehensiveIncome'],
  [/profit|^p&?l$|none/i, 'profitOrLoss'],
];

const orders: Choices = [
  [/50 ?\(?b\)? (before|first|then)|reversal ?first/i, 'reversalFirst'],
  [/50 ?\(?a\)? (before|first|then)|allocation ?first/i, 'allocationFirst'],
];

const bases: Choices = [
  [/unit/i, 'coverageUnits'],
  [/ratio|share|present ?value|outflow/i, 'lossComponentRatio'],
];

const interims: Choices = [
  [/year.?to.?date|ytd/i, 'yearToDate'],
  [/period.?to.?period|each period|quarter/i, 'periodToPeriod'],
];

/** The choice that the words name; other words stay as they are, so that the check of the input names them. */
const chosen = (stated: unknown, choices: Choices): unknown =>
  typeof stated === 'string'
    ? (choices.find(([words]) => words.test(stated))?.[1] ?? stated)
    : stated;

const optionOf = (oci: unknown) =>
  typeof oci === 'boolean'
    ? oci
      ? 'otherComprehensiveIncome'
      : 'profitOrLoss'
    : chosen(oci, financeOptions);

/** Choices that stand beside the facts and not under a policy. */
const outside = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) =>
        /^(ociOption|oci|financeOption|lossComponentOrder|systematicBasis|interimBasis)$/i.test(
          name,
        ) && typeof value !== 'object',
    ),
  );

/**
 * Policies in the words in which cases state them; the engine's own words pass through, and unknown ones too: the check of the input then says
 * what there is to choose.
 */
export function policiesOfCase(facts: Facts): PoliciesInput | undefined {
  const stated = { ...outside(facts), ...part(facts, 'policy', 'policies') };
  if (Object.keys(stated).length === 0) return undefined;
  const {
    order,
    lossComponentOrder,
    raDisaggregated,
    ocioption,
    ociOption,
    oci,
    financeOption,
    systematicBasis,
    interimBasis,
    ...own
  } = stated;
  const { note, ...others } = own;
  void note;
  return {
    ...(others as PoliciesInput),
    ...(given({
      lossComponentOrder: chosen(order ?? lossComponentOrder, orders),
      riskAdjustmentDisaggregated: raDisaggregated ?? own['riskAdjustmentDisaggregated'],
      financeOption: optionOf(ociOption ?? ocioption ?? oci ?? financeOption),
      systematicBasis: chosen(systematicBasis, bases),
      interimBasis: chosen(interimBasis, interims),
    }) as PoliciesInput),
  };
}
