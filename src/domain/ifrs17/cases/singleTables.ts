import { isFacts, type Facts } from './facts';

/** Steps of a margin by name: `interest.csm`. */
const byStep = ({ steps }: Facts): Facts =>
  Array.isArray(steps)
    ? Object.fromEntries(steps.filter(isFacts).map((each) => [String(each['name']), each]))
    : {};

const net = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one + other : undefined;

/** Both sides of a change (66(c)) as sources head them, and what it does to profit or loss. */
function changeTables({
  underlying,
  reinsurance,
}: {
  readonly underlying: Facts;
  readonly reinsurance: Facts;
}): Facts {
  const [gross, held] = [
    { ...underlying, total: underlying['liability'] },
    { ...reinsurance, total: reinsurance['asset'], liability: reinsurance['asset'] },
  ];
  const [loss, recovery] = [underlying['profitOrLoss'], reinsurance['profitOrLoss']];
  const effects = {
    underlying: loss,
    insuranceContracts: loss,
    reinsurance: recovery,
    reinsuranceContracts: recovery,
  };
  return {
    underlying: gross,
    insuranceContractLiability: gross,
    reinsurance: held,
    reinsuranceContractAsset: held,
    profitOrLoss: { ...effects, net: net(loss, recovery), total: net(loss, recovery) },
  };
}

/** Finance between profit or loss and OCI; of several factors K the one of the estimates as revised is printed. */
const financeTables = (result: Facts): Facts => ({
  ...result,
  financeExpensesInProfitOrLoss: result['profitOrLoss'],
  financeExpensesInOci: result['oci'],
  financeExpensesInTotal: result['totalComprehensive'],
  ...(Array.isArray(result['creditingFactors'])
    ? { creditingFactor: result['creditingFactors'].at(-1) }
    : {}),
});

/** Reinsurance at initial recognition in the rows of a table: inflows are recoveries, outflows premiums. */
const reinsuranceTables = (result: Facts): Facts => ({
  pvInflows: result['recoveries'],
  pvOutflows: result['premiumPaid'],
  premium: result['premiumPaid'],
  income: result['profitOrLoss'],
  ...result,
});

/** Transition with direct participation: what sources call the CSM before what is allocated to services already provided. */
const transitionTables = (result: Facts): Facts => ({
  csmBeforeRelease: result['csmForAllServices'],
  csmInitial: result['csmBeforeService'],
  csmRecognisedBefore: result['csmRecognised'],
  fcf: result['fcfAtTransition'],
  ...result,
});

/** Figures of a calculation of one date under the names that sources print. */
export function singleTables(result: Facts): Facts {
  const { decisions, underlying, reinsurance } = result;
  if (Array.isArray(decisions))
    return {
      ...result,
      ...Object.fromEntries(decisions.filter(isFacts).map((each) => [String(each['name']), each])),
    };
  if ('csmForAllServices' in result) return transitionTables(result);
  if ('pvAtAllocationRate' in result) return financeTables(result);
  if ('recoveries' in result) return reinsuranceTables(result);
  if ('goodwillIncrease' in result) return { goodwill: result['goodwillIncrease'], ...result };
  if (isFacts(result['closing'])) return { ...byStep(result), ...result['closing'], ...result };
  if (isFacts(underlying) && isFacts(reinsurance)) return changeTables({ underlying, reinsurance });
  return result;
}
