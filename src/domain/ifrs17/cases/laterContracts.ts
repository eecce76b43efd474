import type { GroupInput } from '../schema/group';
import { lockedInOf } from './curvesOfCase';
import {
  amount,
  amounts,
  amountsOrEach,
  given,
  isFacts,
  repeated,
  type Facts,
  outflowNames,
} from './facts';

const listed = (facts: Facts, ...names: readonly string[]): readonly Facts[] =>
  names.flatMap((name) => {
    const value = facts[name];
    return Array.isArray(value) ? value.filter(isFacts) : isFacts(value) ? [value] : [];
  });

const dateOf = (stated: Facts): number | undefined =>
  amount(stated, 'inPeriod', 'atEndOf', 'year', 'period', 'inYear', 'atEndOfYear');

/** Flows of contracts that join are stated from the period they join in, as those of a group of their own; before it there is nothing. */
const shifted = (
  values: readonly number[] | undefined,
  before: number,
): readonly number[] | undefined => values && [...repeated(0, before), ...values];

/** Contracts that join the group later (28, B73), each with facts of its own. */
export function newContractsOf(facts: Facts, periods: number): GroupInput['newContracts'] {
  const joined = listed(facts, 'newContracts');
  if (joined.length === 0) return undefined;
  return joined.map((stated) => {
    const inPeriod = dateOf(stated) ?? 1;
    const before = inPeriod - 1;
    const left = Math.max(1, periods - before);
    const own = isFacts(stated['expected']) ? stated['expected'] : undefined;
    const premium = amount(stated, 'premium', 'singlePremium');
    const acquisition = amount(stated, 'acquisitionCashFlows');
    return given({
      inPeriod: dateOf(stated),
      lockedIn: stated['lockedIn'] ?? lockedInOf(stated),
      expected:
        own ??
        given({
          premiums: shifted(
            amounts(stated, 'premiums', 'expectedPremiums', 'premium') ??
              (premium === undefined ? undefined : [premium]),
            before,
          ),
          claims: shifted(amountsOrEach(stated, left, ...outflowNames), before),
          expenses: shifted(amounts(stated, 'expectedExpenses'), before),
          investmentComponents: shifted(amounts(stated, 'investmentComponents'), before),
          acquisition: shifted(acquisition === undefined ? undefined : [acquisition], before),
        }),
      riskAdjustment: amount(stated, 'riskAdjustment'),
      coverageUnits: own
        ? amounts(stated, 'coverageUnits')
        : shifted(amounts(stated, 'coverageUnits') ?? repeated(1, left), before),
      weight: amount(stated, 'weight'),
    });
  }) as GroupInput['newContracts'];
}

/** Contracts that leave, by sale, cancellation or modification (74-77). */
export function derecognitionsOf(facts: Facts): GroupInput['derecognitions'] {
  const left = listed(facts, 'derecognitions', 'derecognition', 'modifications', 'modification');
  if (left.length === 0) return undefined;
  return left.map((stated) =>
    given({
      atEndOf: dateOf(stated),
      fraction: amount(stated, 'fraction', 'share'),
      price: amount(stated, 'price'),
      deemedPremium: amount(stated, 'deemedPremium'),
    }),
  ) as unknown as GroupInput['derecognitions'];
}

/** Rates of exchange by date, as two lists or as one object. */
export function exchangeRatesOf(facts: Facts): GroupInput['exchangeRates'] {
  const stated = facts['exchangeRates'];
  if (isFacts(stated)) {
    const first = amount(stated, 'initial', 'opening', 'initialRecognition', 'start');
    const later = amounts(stated, 'closing');
    const dated = Object.values(stated).every((each) => typeof each === 'number')
      ? Object.values(stated)
      : stated['closing'];
    const closing = first === undefined || !later ? dated : [first, ...later];
    const average = stated['average'] ?? amounts(facts, 'averageExchangeRates');
    return given({ closing, average }) as unknown as GroupInput['exchangeRates'];
  }
  if (!Array.isArray(stated)) return undefined;
  return given({
    closing: stated,
    average: amounts(facts, 'averageExchangeRates'),
  }) as GroupInput['exchangeRates'];
}
