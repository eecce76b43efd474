import type { CompiledGroup } from '../../core/compile';
import { firstCovered, newBusinessPeriods, leavesAlike } from '../../models/reinsurance/cededDates';
import { cededFacts, type CededFact, type CededRisk } from '../../models/reinsurance/cededFacts';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { explainCeded, type Underlying } from './underlyingGroups';

/** Premium of a period, less what the reinsurer pays whatever the claims are (86(b)). */
function premiumOf(
  { premiums, cedingCommissions }: ReinsuranceHeldInput,
  period: number,
): Derivation {
  const premium = fact(`premiums[${period}]`, premiums[period] ?? 0);
  const commission = fact(`cedingCommissions[${period}]`, cedingCommissions?.[period] ?? 0);
  if (commission.value === 0) return premium;
  const formula = `${premium.name} - ${commission.name}`;
  return derived(
    `reinsurance: expected.premiums[${period}]`,
    premium.value - commission.value,
    '86(b)',
    formula,
    [premium, commission],
  );
}

/** The reinsurance group's own input is made from the underlying groups and the treaty: these are its facts. */
export function factsOf(
  input: ReinsuranceHeldInput,
  underlying: readonly Underlying[],
  atEndOf: readonly number[],
) {
  const groups = underlying.map(({ group }) => group);
  const facts = cededFacts(input, groups);
  const newBusinessIn = newBusinessPeriods(input, groups);
  return (path: string, value: number): Derivation | undefined => {
    const each = (of: CededFact) => explainCeded(input, underlying, `reinsurance: ${path}`, of);
    const [, kind = '', first = '', field = '', last = ''] =
      /^([a-zA-Z.]+)\[?(\d*)\]?(?:\.([a-zA-Z.]+)(?:\[(\d+)\])?)?$/.exec(path) ?? [];
    const [index, at] = [Number(first), Number(last)];
    switch (`${kind}${field && '.'}${field}`) {
      case 'expected.premiums':
        return premiumOf(input, index);
      case 'actual.premiums':
        return fact(`actualPremiums[${index}]`, value);
      case 'expected.claims':
        return each(facts.expectedClaims(index));
      case 'actual.claims':
        return each(facts.actualClaims(index));
      case 'coverageUnits':
        return input.coverageUnits ? fact(path, value) : each(facts.units(index));
      case 'revisions.expected.claims':
      case 'revisions.coverageUnits': {
        const date = atEndOf[index] ?? 0;
        const of = field === 'coverageUnits' ? facts.revisedUnits : facts.revisedClaims;
        return each(of(date, date + at));
      }
      case 'newContracts.expected.claims':
        return each(facts.newBusinessClaims(newBusinessIn[index] ?? 0, at));
      case 'newContracts.coverageUnits':
        return each(facts.newBusinessUnits(newBusinessIn[index] ?? 0, at));
      case 'newContracts.riskAdjustment':
        return each(facts.newBusinessRisk(newBusinessIn[index] ?? 0));
      case 'newContracts.expected.premiums': {
        const own = (input.newContracts ?? []).findIndex(
          ({ inPeriod }) => inPeriod === newBusinessIn[index],
        );
        return fact(`newContracts[${own}].premiums[${at}]`, value);
      }
      case 'derecognitions.fraction': {
        const covered = firstCovered(input, groups);
        const alike = (groups[covered]?.input.derecognitions ?? []).flatMap(
          ({ atEndOf: date }, own) => (leavesAlike(input, groups, date) ? [own] : []),
        );
        return underlying[covered]?.named(
          fact(`derecognitions[${alike[index] ?? 0}].fraction`, value),
        );
      }
      case 'riskAdjustment.initial':
      case 'riskAdjustment.closing':
      case 'riskAdjustment.futureServiceChange':
      case 'riskAdjustment.interest':
        return each(facts.risk(kind.slice('riskAdjustment.'.length) as CededRisk, index));
      default:
        return undefined;
    }
  };
}

/** The curve at which new business of the treaty is recognised: its own, or that of what joins. @returns undefined where it is neither */
export function newBusinessRatePath(
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
  path: string,
): string | undefined {
  const [, entry] = /^newContracts\[(\d+)\]\.lockedIn$/.exec(path) ?? [];
  const inPeriod = newBusinessPeriods(input, groups)[Number(entry)];
  if (inPeriod === undefined) return undefined;
  const own = (input.newContracts ?? []).findIndex(
    (each) => each.inPeriod === inPeriod && each.lockedIn !== undefined,
  );
  if (own >= 0) return `newContracts[${own}].lockedIn`;
  for (const [index, group] of groups.entries()) {
    const joined = (group.input.newContracts ?? []).findIndex((each) => each.inPeriod === inPeriod);
    if (joined >= 0)
      return `underlying.${group.input.id ?? `group${index + 1}`}.newContracts[${joined}].lockedIn`;
  }
  return undefined;
}
