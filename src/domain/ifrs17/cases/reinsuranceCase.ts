import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { InputError, parse } from '../schema/shape';
import { currentOf, curveOf } from './curvesOfCase';
import {
  amount,
  amounts,
  given,
  isFacts,
  outflowNames,
  part,
  periodFacts,
  says,
  type Facts,
} from './facts';
import { evenly } from './evenCoverage';
import { generalCase } from './generalCase';
import { newContractsOf } from './laterContracts';
import { policiesOfCase } from './policiesOfCase';
import { premiumAllocationCase } from './premiumAllocationCase';
import { standingAlone, statesRecoveries } from './reinsuranceAlone';

/** Only the numbers of these names, so that words about them are no errors. */
const picked = (facts: Facts, ...names: readonly string[]): Facts =>
  given(Object.fromEntries(names.map((name) => [name, amount(facts, name)])));

/** Underlying groups stated one by one: by name, or as a list. */
function groupsOf(facts: Facts): readonly (readonly [string, Facts])[] {
  const stated = facts['underlying'] ?? facts['groups'];
  if (Array.isArray(stated))
    return stated
      .filter(isFacts)
      .map((each, index) => [says(each, 'name') || says(each, 'id') || `group${index + 1}`, each]);
  const within = Object.entries(part(facts, 'underlying') ?? {}).filter(
    (entry): entry is [string, Facts] => isFacts(entry[1]),
  );
  if (within.length > 0) return within;
  const alone = part(facts, 'underlying');
  if (alone && isOverPeriods(alone)) return [['underlying', alone]];
  // Or each under a name of its own: underlyingMotor, onerousGroup.
  return Object.entries(facts).flatMap(([name, stated]) =>
    isFacts(stated) &&
    name !== 'underlying' &&
    /underlying|onerous|profitable|^gross|group/i.test(name)
      ? [[nameOf(name), stated] as const]
      : [],
  );
}

/** `underlyingMotor` is `motor`. */
function nameOf(name: string): string {
  const short = name.replace(/^underlying[ _-]?|[ _-]?(underlying|groups?|contracts?)$/gi, '');
  return short === '' ? name : short.charAt(0).toLowerCase() + short.slice(1);
}

const isOverPeriods = (stated: Facts): boolean =>
  [...outflowNames, 'claims', 'claimsIncurred'].some((name) => stated[name] !== undefined) ||
  periodFacts(stated).length > 0;

/** Present values of several underlying groups: their sums, and the losses of those that are onerous (47, 66A). */
function summedUp(groups: readonly (readonly [string, Facts])[]): Facts {
  const sum = (name: string) => {
    const stated = groups
      .map(([, each]) => amount(each, name))
      .filter((each) => each !== undefined);
    return stated.length === 0 ? undefined : stated.reduce((all, each) => all + Math.abs(each), 0);
  };
  const losses = groups.map(([, each]) => {
    const [inflows, outflows] = [amount(each, 'pvInflows', 'premium'), amount(each, 'pvOutflows')];
    const fcf =
      amount(each, 'fcf') ??
      (outflows ?? 0) - Math.abs(inflows ?? 0) + (amount(each, 'riskAdjustment') ?? 0);
    return amount(each, 'lossComponent') ?? Math.max(0, fcf);
  });
  return given({
    pvInflows: sum('pvInflows'),
    pvOutflows: sum('pvOutflows'),
    riskAdjustment: sum('riskAdjustment'),
    lossComponent: losses.reduce((all, each) => all + each, 0),
  });
}

/** True where a share is ceded, or the model says so. */
export const isReinsurance = (facts: Facts, model: string): boolean =>
  amount(facts, 'cessionRate') !== undefined || /^RH|reinsurance/i.test(model);

/** The share ceded: stated, or what recoveries are of the underlying outflows. Without either the check of the input asks for it. */
function cessionOf(facts: Facts): number | undefined {
  const stated =
    amount(facts, 'cessionRate') ?? amount(part(facts, 'reinsurance') ?? {}, 'cessionRate');
  if (stated !== undefined) return stated;
  const [recoveries, outflows] = [
    amount(facts, 'recoveries'),
    amount(part(facts, 'underlying') ?? {}, 'pvOutflows'),
  ];
  return recoveries === undefined || !outflows ? undefined : recoveries / outflows;
}

/** Facts of reinsurance held: over periods, at a change, or at initial recognition. */
export function reinsuranceCase(facts: Facts, model: string): EngineInput {
  const stated = groupsOf(facts);
  // Several groups with a term of coverage are measured over it.
  const groups =
    stated.length > 1 ? stated.map(([name, each]) => [name, evenly(each, facts)] as const) : stated;
  const cessionRate = cessionOf(facts);
  if (groups.some(([, each]) => isOverPeriods(each)) || (groups.length > 0 && isOverPeriods(facts)))
    return overPeriods(facts, cessionRate, groups, /PAA|premium alloc/i.test(model));
  if (groups.length === 0 && statesRecoveries(facts))
    return standingAlone(facts, /PAA|premium alloc/i.test(model));
  const underlying = groups.length > 0 ? summedUp(groups) : (part(facts, 'underlying') ?? {});
  const reinsurance = part(facts, 'reinsurance') ?? {};
  const decrease = amount(facts, 'decreaseInUnderlyingFcf');
  const increase =
    amount(facts, 'increaseInUnderlyingFcf', 'changeInFcf') ??
    (decrease === undefined ? undefined : -decrease);
  if (increase !== undefined && groups.length > 1)
    throw new InputError([
      {
        path: 'facts.underlying',
        code: 'inconsistent',
        expected:
          'one underlying group: the CSM of each meets its own change first, so that a change of several is a case each',
        found: groups.map(([name]) => name).join(', '),
      },
    ]);
  if (increase !== undefined)
    return parse(
      engineInput,
      given({
        kind: 'reinsuranceChange',
        cessionRate,
        underlying: picked(underlying, 'fcf', 'csm', 'lossComponent'),
        reinsurance: picked(reinsurance, 'fcf', 'csm', 'lossRecovery'),
        increaseInUnderlyingFcf: increase,
        increaseInReinsuranceFcf: amount(facts, 'increaseInReinsuranceFcf'),
      }),
    );
  return parse(
    engineInput,
    given({
      kind: 'reinsuranceInitial',
      cessionRate,
      underlying: picked(underlying, 'pvInflows', 'pvOutflows', 'riskAdjustment', 'lossComponent'),
      premium:
        amount(facts, 'premium', 'reinsurancePremium') ??
        amount(reinsurance, 'premium', 'reinsurancePremium'),
      recoveries: amount(facts, 'recoveries'),
      riskAdjustment: amount(reinsurance, 'riskAdjustment') ?? amount(facts, 'riskAdjustment'),
      cedingCommission: amount({ ...reinsurance, ...facts }, 'cedingCommission'),
      nonPerformance: amount(facts, 'nonPerformance'),
      coversPastEvents: facts['coversPastEvents'] === true ? true : undefined,
    }),
  );
}

/** New business of the treaty itself: its premiums and, where they are its own, its rates. */
function newBusinessOf(held: Facts, periods: number) {
  const stated = held['newContracts'];
  const listed = Array.isArray(stated) ? stated.filter(isFacts) : isFacts(stated) ? [stated] : [];
  return newContractsOf(held, periods)?.map(({ inPeriod, expected }, index) =>
    given({
      inPeriod,
      premiums: expected.premiums,
      lockedIn: curveOf(listed[index] ?? {}, 'lockedIn', 'lockedInRate', 'discountRate'),
    }),
  );
}

const statesPremium = (stated: Facts): boolean =>
  Object.keys(stated).some((name) => /premium/i.test(name));

/** Each underlying group has facts of its own: reinsurance measured over their periods (66A-66B). */
function overPeriods(
  facts: Facts,
  cessionRate: number | undefined,
  groups: readonly (readonly [string, Facts])[],
  isAllocation: boolean,
): EngineInput {
  const measured = (stated: Facts) =>
    isAllocation || /PAA|premium alloc/i.test(says(stated, 'model'))
      ? premiumAllocationCase(stated)
      : generalCase(stated);
  const inputs = groups.map(([id, stated]) => ({
    // The premium beside the groups is that of the treaty.
    ...measured({
      ...facts,
      premium: statesPremium(stated) ? undefined : 0,
      cessionRate: undefined,
      ...stated,
    }),
    id,
  }));
  const held = part(facts, 'reinsurance') ?? {};
  const premium =
    amount(facts, 'reinsurancePremium', 'premium') ?? amount(held, 'reinsurancePremium', 'premium');
  const periods = Math.max(...inputs.map((each) => each.periods));
  const commissionRate = amount({ ...held, ...facts }, 'cedingCommissionRate');
  const commission =
    amount({ ...held, ...facts }, 'cedingCommission') ??
    (commissionRate === undefined || premium === undefined ? undefined : commissionRate * premium);
  const lockedIn = curveOf(held, 'lockedInRate', 'discountRate', 'discountRateAtInception');
  return parse(
    engineInput,
    given({
      kind: 'reinsuranceHeld',
      model: isAllocation ? 'PAA' : undefined,
      periods,
      lockedIn,
      current: currentOf(held, periodFacts(held), periods, lockedIn),
      cessionRate,
      premiums:
        amounts(facts, 'reinsurancePremiums') ?? (premium === undefined ? undefined : [premium]),
      cedingCommissions:
        amounts(facts, 'cedingCommission') ?? (commission === undefined ? undefined : [commission]),
      newContracts: newBusinessOf(held, periods),
      underlying: inputs,
      coveredShares: groups.some(([, stated]) => stated['coveredShare'] !== undefined)
        ? groups.map(([, stated]) => amount(stated, 'coveredShare') ?? 1)
        : undefined,
      coverageUnits: amounts(held, 'coverageUnits'),
      policies: policiesOfCase(facts),
    }),
  );
}
