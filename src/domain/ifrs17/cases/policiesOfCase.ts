import type { PoliciesInput } from '../schema/policies';
import { given, part, says, type Facts } from './facts';

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
      financeOption: typeof oci === 'boolean' ? (oci ? 'otherComprehensiveIncome' : 'profitOrLoss') : undefined,
      systematicBasis: says({ systematicBasis }, 'systematicBasis').match(/unit/i)
        ? 'coverageUnits'
        : systematicBasis === undefined
          ? undefined
          : 'lossComponentRatio',
    }) as PoliciesInput),
  };
}
