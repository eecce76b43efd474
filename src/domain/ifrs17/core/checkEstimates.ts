import type { GroupInput } from '../schema/group';
import { inconsistent } from '../schema/checked';
import type { Problem } from '../schema/shape';

const sum = (values: readonly number[] | undefined) => (values ?? []).reduce((total, value) => total + value, 0);

/** A schedule cannot release more than there is (37); contracts that join, leave or accrete make it another sum. */
function releasesTooMuch({ riskAdjustment, newContracts, derecognitions }: GroupInput): boolean {
  if (!riskAdjustment?.release || newContracts?.length || derecognitions?.length) return false;
  const held = (riskAdjustment.initial ?? 0) + sum(riskAdjustment.futureServiceChange) + sum(riskAdjustment.interest);
  return sum(riskAdjustment.release) > held + 1e-6 * Math.max(1, Math.abs(held));
}

/** Estimates that say nothing, cannot be, or belong to another model. */
export function checkEstimates(input: GroupInput): Problem[] {
  const { model, riskAdjustment } = input;
  const problems: Problem[] = [];
  const only = (name: 'premiumAllocation' | 'underlyingItems' | 'accountBalance', of: GroupInput['model']) => {
    if (input[name] && model !== of) problems.push(inconsistent(name, `nothing: it belongs to model ${of}`, `model ${model}`));
  };
  only('premiumAllocation', 'PAA');
  only('underlyingItems', 'VFA');
  only('accountBalance', 'VFA');
  // Of stated present values nothing says what part belongs to those that leave.
  if (input.stated && input.derecognitions?.length)
    problems.push(
      inconsistent('derecognitions', 'nothing beside stated: give flows and rates (expected, rates) instead', 'some'),
    );
  if (input.held && model === 'VFA')
    problems.push(
      inconsistent('held', 'false under model VFA: reinsurance contracts do not participate directly (B109)', 'true'),
    );
  if (input.held && input.premiumAllocation?.fulfilmentCashFlows)
    problems.push(
      inconsistent(
        'premiumAllocation.fulfilmentCashFlows',
        'nothing: reinsurance contracts held are never onerous (68); what they recover of losses is lossRecovery',
        'some',
      ),
    );
  if (input.lossRecovery && !input.held)
    problems.push(inconsistent('lossRecovery', 'nothing: it belongs to reinsurance contracts held', 'some'));
  // Measured as remaining coverage, contracts that join or leave would be left out without a word.
  if (model === 'PAA')
    for (const name of ['newContracts', 'derecognitions'] as const)
      if (input[name]?.length)
        problems.push(
          inconsistent(name, 'nothing under model PAA: contracts that join or leave are a group of their own', 'some'),
        );
  const schedule = riskAdjustment?.release ?? riskAdjustment?.closing;
  if (schedule && riskAdjustment?.initial === undefined)
    problems.push({
      path: 'riskAdjustment.initial',
      code: 'missing',
      expected: 'the amount at initial recognition',
      found: 'nothing',
    });
  else if (releasesTooMuch(input))
    problems.push(
      inconsistent('riskAdjustment.release', 'no more than initial and later changes', `${sum(riskAdjustment?.release)} in all`),
    );
  const units = model === 'PAA' ? (input.premiumAllocation?.revenuePattern ?? input.coverageUnits) : input.coverageUnits;
  if (units && sum(units) === 0)
    problems.push(
      inconsistent(
        model === 'PAA' && input.premiumAllocation?.revenuePattern ? 'premiumAllocation.revenuePattern' : 'coverageUnits',
        'at least one above 0',
        'only 0',
      ),
    );
  input.revisions?.forEach(({ expected, coverageUnits }, index) => {
    if (!coverageUnits && Object.keys(expected ?? {}).length === 0)
      problems.push({
        path: `revisions[${index}]`,
        code: 'missing',
        expected: 'expected flows or coverageUnits',
        found: 'neither',
      });
  });
  input.newContracts?.forEach(({ inPeriod, expected }, index) => {
    for (const [kind, values] of Object.entries(expected))
      if (values.slice(0, inPeriod - 1).some((value) => value !== 0))
        problems.push(
          inconsistent(
            `newContracts[${index}].expected.${kind}`,
            `0 before period ${inPeriod}, in which they join`,
            'an amount before',
          ),
        );
  });
  return problems;
}
