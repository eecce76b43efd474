import { defaultPolicies, type Policies } from '../../core/policies';
import type { FlowsInput, GroupInput } from '../../schema/group';

/** What an input may state as it is, by period or once, by its path. */
export const statable = {
  acquisitionAsset: ({ acquisitionAsset }) => acquisitionAsset,
  'incurredClaims.paid': ({ incurredClaims }) => incurredClaims?.paid,
  'incurredClaims.pastServiceChange': ({ incurredClaims }) => incurredClaims?.pastServiceChange,
  'incurredClaims.riskAdjustment': ({ incurredClaims }) => incurredClaims?.riskAdjustment,
  'incurredClaims.riskAdjustmentRelease': ({ incurredClaims }) =>
    incurredClaims?.riskAdjustmentRelease,
  otherExpenses: ({ otherExpenses }) => otherExpenses,
  'riskAdjustment.closing': ({ riskAdjustment }) => riskAdjustment?.closing,
  'riskAdjustment.futureServiceChange': ({ riskAdjustment }) => riskAdjustment?.futureServiceChange,
  'riskAdjustment.interest': ({ riskAdjustment }) => riskAdjustment?.interest,
  'riskAdjustment.release': ({ riskAdjustment }) => riskAdjustment?.release,
  'riskAdjustment.shareOfOutflows': ({ riskAdjustment }) => riskAdjustment?.shareOfOutflows,
  'stated.experience': ({ stated }) => stated?.experience,
  'stated.financialRisk': ({ stated }) => stated?.financialRisk,
  'stated.futureService': ({ stated }) => stated?.futureService,
  'stated.futureServiceAtCurrent': ({ stated }) => stated?.futureServiceAtCurrent,
  'stated.interest': ({ stated }) => stated?.interest,
  'underlyingItems.bookYieldIncome': ({ underlyingItems }) => underlyingItems?.bookYieldIncome,
  'underlyingItems.policyholderShare': ({ underlyingItems }) => underlyingItems?.policyholderShare,
  'underlyingItems.riskMitigation': ({ underlyingItems }) => underlyingItems?.riskMitigation,
} as const satisfies Readonly<
  Record<string, (input: GroupInput) => readonly number[] | number | undefined>
>;

export type Statable = keyof typeof statable;

const allStatable = Object.keys(statable) as readonly Statable[];

/** Flows that most inputs leave out; an account balance has investment components of its own. */
const flows = {
  investment: 'investmentComponents',
  acquisition: 'acquisition',
} as const;
type StatableFlow = keyof typeof flows;

/** What decides which figures a group has. Groups of like cases share their definitions. */
export interface Case {
  readonly model: GroupInput['model'];
  readonly isHeld: boolean;
  readonly policies: Policies;
  /** What the input states of all that it may: the rest is nothing in every period. */
  readonly states: readonly Statable[];
  /** Flows that it states for any contracts, change or period: of others there are none. */
  readonly flows: readonly StatableFlow[];
  /** The group opens with stated balances. */
  readonly opens: boolean;
  /** Present values are stated, not worked out. */
  readonly isStated: boolean;
  readonly leaves: boolean;
  /** How the risk adjustment is given; `units` where neither schedule nor share is. */
  readonly risk: 'none' | 'share' | 'closing' | 'release' | 'units';
  readonly hasRunOff: boolean;
  readonly claimsAccrete: boolean;
  readonly isFinanced: boolean;
  readonly hasTest: boolean;
  readonly isExpensed: boolean;
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

function flowsOf(input: GroupInput): readonly StatableFlow[] {
  const { accountBalance, actual, expected, newContracts = [], revisions = [] } = input;
  const all: readonly (FlowsInput | undefined)[] = [
    expected,
    actual,
    ...newContracts.map((each) => each.expected),
    ...revisions.map((each) => each.expected),
  ];
  return (['investment', 'acquisition'] as const).filter(
    (kind) => (kind === 'investment' && accountBalance) || all.some((each) => each?.[flows[kind]]),
  );
}

export const caseOf = (input: GroupInput): Case => ({
  model: input.model,
  isHeld: input.held ?? false,
  policies: { ...defaultPolicies, ...input.policies },
  states: allStatable.filter((path) => statable[path](input) !== undefined),
  flows: flowsOf(input),
  opens: input.opening !== undefined,
  isStated: input.stated !== undefined,
  leaves: (input.derecognitions ?? []).length > 0 && input.stated === undefined,
  risk: riskOf(input),
  hasRunOff: input.incurredClaims?.accidentPeriods !== undefined,
  claimsAccrete: Boolean(input.incurredClaims?.interestRate),
  isFinanced: Boolean(input.premiumAllocation?.financingRate),
  hasTest: input.premiumAllocation?.fulfilmentCashFlows !== undefined,
  isExpensed: input.premiumAllocation?.acquisitionExpensed ?? false,
});
