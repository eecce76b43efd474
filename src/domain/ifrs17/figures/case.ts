import { defaultPolicies, type Policies } from '../core/policies';
import type { GroupInput } from '../schema/group';

/** What decides which figures a group has. Groups of like cases share their definitions. */
export interface Case {
  readonly model: GroupInput['model'];
  readonly isHeld: boolean;
  readonly policies: Policies;
  /** Present values are stated, not worked out. */
  readonly isStated: boolean;
  readonly leaves: boolean;
  /** How the risk adjustment is given; `units` where neither schedule nor share is. */
  readonly risk: 'none' | 'share' | 'closing' | 'release' | 'units';
  readonly hasRunOff: boolean;
  readonly isPaidStated: boolean;
  readonly claimsAccrete: boolean;
  readonly isFinanced: boolean;
  readonly isRiskInterestStated: boolean;
  readonly isCurrentStated: boolean;
  readonly hasTest: boolean;
  readonly isPaidAtStart: boolean;
  readonly isExpensed: boolean;
  /** Policyholders take part in the underlying items by a share of them. */
  readonly hasShare: boolean;
}

const riskOf = ({ riskAdjustment: given }: GroupInput): Case['risk'] =>
  given === undefined
    ? 'none'
    : given.shareOfOutflows !== undefined
      ? 'share'
      : given.closing
        ? 'closing'
        : given.release
          ? 'release'
          : 'units';

export const caseOf = (input: GroupInput): Case => ({
  model: input.model,
  isHeld: input.held ?? false,
  policies: { ...defaultPolicies, ...input.policies },
  isStated: input.stated !== undefined,
  leaves: (input.derecognitions ?? []).length > 0 && input.stated === undefined,
  risk: riskOf(input),
  hasRunOff: input.incurredClaims?.accidentPeriods !== undefined,
  isPaidStated: input.incurredClaims?.paid !== undefined,
  claimsAccrete: Boolean(input.incurredClaims?.interestRate),
  isFinanced: Boolean(input.premiumAllocation?.financingRate),
  isRiskInterestStated: input.riskAdjustment?.interest !== undefined,
  isCurrentStated: input.stated?.futureServiceAtCurrent !== undefined,
  hasTest: input.premiumAllocation?.fulfilmentCashFlows !== undefined,
  isPaidAtStart: (input.timing?.premiums ?? 'start') === 'start',
  isExpensed: input.premiumAllocation?.acquisitionExpensed ?? false,
  hasShare: input.underlyingItems?.policyholderShare !== undefined,
});
