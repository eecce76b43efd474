import { engineInput, type EngineInput } from '../schema/input';
import { parse } from '../schema/shape';
import { given, outflowNames, part, periodFacts, type Facts } from './facts';
import { generalCase } from './generalCase';
import { premiumAllocationCase } from './premiumAllocationCase';

const names = ['expectedRecoveries', 'actualRecoveries', ...outflowNames] as const;

/** True where recoveries are stated by period. */
export const statesRecoveries = (facts: Facts): boolean =>
  names.some((name) => facts[name] !== undefined);

/** Contracts held whose recoveries are stated and follow from no underlying group, such as an excess of loss (60-70A). */
export function standingAlone(facts: Facts, isAllocation: boolean): EngineInput {
  const inWords = (stated: Facts): Facts =>
    given({
      ...stated,
      expectedOutflows: stated['expectedRecoveries'] ?? stated['expectedOutflows'],
      actualOutflow: stated['actualRecoveries'] ?? stated['actualOutflow'],
      revisedFuture: stated['revisedRecoveries'] ?? stated['revisedFuture'],
    });
  const years = periodFacts(facts);
  const whole = given({
    ...inWords(facts),
    ...(years.length > 0 ? { years: years.map(inWords) } : {}),
    premium: facts['reinsurancePremium'] ?? facts['premium'],
    premiums: facts['reinsurancePremiums'] ?? facts['premiums'],
    cessionRate: undefined,
  });
  const measured = isAllocation ? premiumAllocationCase(whole) : generalCase(whole);
  return parse(
    engineInput,
    given({ ...measured, held: true, lossRecovery: part(facts, 'lossRecovery') }),
  );
}
