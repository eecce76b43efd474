import type { GroupInput } from '../../schema/group';
import { inconsistent } from '../../schema/checked';
import type { Problem } from '../../schema/shape';

const sum = (values: readonly number[] | undefined) =>
  (values ?? []).reduce((total, value) => total + value, 0);

/** A schedule cannot release more than there is (37); contracts that join, leave or accrete make it another sum. */
function releasesTooMuch({
  riskAdjustment,
  newContracts,
  derecognitions,
  opening,
}: GroupInput): boolean {
  if (!riskAdjustment?.release || newContracts?.length || derecognitions?.length) return false;
  const held =
    (opening ? Math.abs(opening.ra ?? 0) : (riskAdjustment.initial ?? 0)) +
    sum(riskAdjustment.futureServiceChange) +
    sum(riskAdjustment.interest);
  return sum(riskAdjustment.release) > held + 1e-6 * Math.max(1, Math.abs(held));
}

/** What belongs to another model. */
function problemsOfModel(input: GroupInput): Problem[] {
  const owners = {
    premiumAllocation: 'PAA',
    underlyingItems: 'VFA',
  } as const;
  const foreign = (Object.keys(owners) as (keyof typeof owners)[]).filter(
    (name) => input[name] && input.model !== owners[name],
  );
  const isAllocation = input.model === 'PAA';
  const withoutWeights = isAllocation
    ? (input.newContracts ?? []).flatMap(({ coverageUnits }, index) =>
        coverageUnits ? [] : [index],
      )
    : [];
  return [
    ...(isAllocation && input.accountBalance
      ? [inconsistent('accountBalance', 'nothing: it belongs to models GMM and VFA', 'model PAA')]
      : []),
    ...foreign.map((name) =>
      inconsistent(name, `nothing: it belongs to model ${owners[name]}`, `model ${input.model}`),
    ),
    ...withoutWeights.map((index) => ({
      path: `newContracts[${index}].coverageUnits`,
      code: 'missing' as const,
      expected: 'weights in the unit of the revenue pattern (B126)',
      found: 'nothing',
    })),
  ];
}

/** What contracts held cannot have, and what they alone have (68, 66A, B109). */
function problemsOfHeld({ held, model, premiumAllocation, lossRecovery }: GroupInput): Problem[] {
  const found: Problem[] = [];
  if (held && model === 'VFA')
    found.push(
      inconsistent(
        'held',
        'false under model VFA: reinsurance contracts do not participate directly (B109)',
        'true',
      ),
    );
  if (held && premiumAllocation?.fulfilmentCashFlows) {
    const expected =
      'nothing: reinsurance contracts held are never onerous (68); what they recover of losses is lossRecovery';
    found.push(inconsistent('premiumAllocation.fulfilmentCashFlows', expected, 'some'));
  }
  if (lossRecovery && !held)
    found.push(
      inconsistent('lossRecovery', 'nothing: it belongs to reinsurance contracts held', 'some'),
    );
  return found;
}

function problemsOfRiskAdjustment(input: GroupInput): Problem[] {
  const { riskAdjustment, opening } = input;
  const path = 'riskAdjustment.initial';
  const { initial, release, closing } = riskAdjustment ?? {};
  if ((release ?? closing) && initial === undefined && !opening)
    return [
      { path, code: 'missing', expected: 'the amount at initial recognition', found: 'nothing' },
    ];
  if (!releasesTooMuch(input)) return [];
  const released = `${sum(riskAdjustment?.release)} in all`;
  return [
    inconsistent('riskAdjustment.release', 'no more than initial and later changes', released),
  ];
}

function problemsOfUnits({
  model,
  premiumAllocation,
  coverageUnits,
  opening,
}: GroupInput): Problem[] {
  const pattern = model === 'PAA' ? premiumAllocation?.revenuePattern : undefined;
  const units = pattern ?? coverageUnits;
  // Claims may still run off once no coverage is to come.
  if (!units || opening || sum(units) !== 0) return [];
  return [
    inconsistent(
      pattern ? 'premiumAllocation.revenuePattern' : 'coverageUnits',
      'at least one above 0',
      'only 0',
    ),
  ];
}

const problemsOfRevisions = ({ revisions = [] }: GroupInput): Problem[] =>
  revisions.flatMap(({ expected, coverageUnits }, index) =>
    coverageUnits || Object.keys(expected ?? {}).length > 0
      ? []
      : [
          {
            path: `revisions[${index}]`,
            code: 'missing' as const,
            expected: 'expected flows or coverageUnits',
            found: 'neither',
          },
        ],
  );

const problemsOfNewBusiness = ({ newContracts = [] }: GroupInput): Problem[] =>
  newContracts.flatMap(({ inPeriod, expected }, index) =>
    Object.entries(expected)
      .filter(([, values]) => values.slice(0, inPeriod - 1).some((value) => value !== 0))
      .map(([kind]) => {
        const path = `newContracts[${index}].expected.${kind}`;
        return inconsistent(
          path,
          `0 before period ${inPeriod}, in which they join`,
          'an amount before',
        );
      }),
  );

/** Estimates that say nothing, cannot be, or belong to another model. */
export function checkEstimates(input: GroupInput): Problem[] {
  // Of stated present values nothing says what part belongs to those that leave.
  const leavesStated = input.stated !== undefined && (input.derecognitions ?? []).length > 0;
  const instead = 'nothing beside stated: give flows and rates (expected, rates) instead';
  return [
    ...problemsOfModel(input),
    ...(leavesStated ? [inconsistent('derecognitions', instead, 'some')] : []),
    ...problemsOfHeld(input),
    ...problemsOfRiskAdjustment(input),
    ...problemsOfUnits(input),
    ...problemsOfRevisions(input),
    ...problemsOfNewBusiness(input),
  ];
}
