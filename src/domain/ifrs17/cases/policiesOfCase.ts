import type { PoliciesInput } from '../schema/policies';
import { given, part, says, type Facts } from './facts';

const options: readonly (readonly [RegExp, PoliciesInput['financeOption']])[] = [
  [/book ?yield/i, 'currentPeriodBookYield'],
  [/credit/i, 'projectedCreditingRate'],
  [/effective|constant/i, 'effectiveYield'],
  [/oci|comprehensive|locked/i, 'otherComprehensiveIncome'],
  [/profit/i, 'profitOrLoss'],
];

/** Yes or no, or the option in words; other words stay, so that the check of the input names them. */
function financeOptionOf(oci: unknown): PoliciesInput['financeOption'] {
  if (typeof oci === 'boolean') return oci ? 'otherComprehensiveIncome' : 'profitOrLoss';
  if (typeof oci !== 'string') return undefined;
  return (options.find(([words]) => words.test(oci)) ?? [undefined, oci as PoliciesInput['financeOption']])[1];
}

/** Policies in the words in which cases state them; the engine's own words pass through. */
export function policiesOfCase(facts: Facts): PoliciesInput | undefined {
  const stated = part(facts, 'policy', 'policies');
  if (!stated) return undefined;
  const { order, raDisaggregated, ocioption, ociOption, systematicBasis, ...own } = stated;
  const oci = ociOption ?? ocioption;
  return {
    ...(own as PoliciesInput),
    ...(given({
      lossComponentOrder:
        typeof order === 'string' ? (/50\(b\) (before|first)/.test(order) ? 'reversalFirst' : 'allocationFirst') : undefined,
      riskAdjustmentDisaggregated: typeof raDisaggregated === 'boolean' ? raDisaggregated : undefined,
      financeOption: financeOptionOf(oci),
      systematicBasis: says({ systematicBasis }, 'systematicBasis').match(/unit/i)
        ? 'coverageUnits'
        : systematicBasis === undefined
          ? undefined
          : 'lossComponentRatio',
    }) as PoliciesInput),
  };
}
