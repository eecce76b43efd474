import { found, type Problem } from '../schema/shape';
import { isFacts, type Facts } from './facts';
import { meaningOf, phrasesOf } from './vocabulary';

/** Names that the readers of facts know as they stand. */
const read = new Set([
  ...Object.keys(phrasesOf),
  ...[
    'premiums',
    'singlePremium',
    'singlePremiumPerContract',
    'premiumPerContract',
    'contracts',
    'coveragePeriods',
    'years',
    'periods',
  ],
  ...[
    'quarters',
    'months',
    'weight',
    'expectedPremiums',
    'expectedClaims',
    'expectedExpenses',
    'investmentComponents',
    'currentRates',
  ],
  ...['expectedInvestmentComponents', 'discountRateAtInception', 'actualPremium', 'premiumTiming', 'outflowTiming', 'marketRate'],
  ...['revisions', 'cause', 'revisedCoverageUnits', 'revisedFuturePremiums', 'revisedPremiums', 'revisedInvestmentComponents'],
  ...['policy', 'policies', 'claims', 'raIncurred', 'claimsPaid', 'paid', 'settlementOfAll', 'acquisitionExpensedImmediately'],
  ...[
    'fulfilmentCashFlowsRemaining',
    'fcfRemaining',
    'coverageMonths',
    'variants',
    'unit',
    'components',
    'steps',
    'changes',
    'amount',
  ],
  ...[
    'kind',
    'fairValue',
    'acquisition',
    'underlyingItems',
    'chargesBefore',
    'amountsPaidBefore',
    'reinsurancePremiums',
    'method',
  ],
  ...['rateAtInception', 'endYear1', 'investedAssetsAtEndOfYear3', 'investedAssetsAtEnd', 'creditingRates', 'opening', 'release'],
  ...[
    'projectedCreditingRates',
    'returns',
    'fcfInitial',
    'name',
    'of',
    'held',
    'interestRate',
    'lossComponentRelease',
    'provided',
  ],
  ...[
    'presentValue',
    'creditedRates',
    'share',
    'expected',
    'interest',
    'csm',
    'remaining',
    'discountingAtInitialRecognition',
    'csmAccretedBefore',
    'lossAllocatedBefore',
    'nonPerformance',
    'coversPastEvents',
    'marketRates',
  ],
]);
/** Words about the facts, which no figure rests on. */
const told =
  /^(id|note|notes|source|comment|description|start|end|date|year|period|quarter|label|topic|discounting|paragraph|currency|text)$/i;

/** The first of two facts of one meaning is the one with phrases of its own. */
const canonical = new Map<string, string>();
for (const name of read)
  for (const phrase of [name, ...(phrasesOf[name] ?? [])])
    if (!canonical.has(meaningOf(phrase))) canonical.set(meaningOf(phrase), name);

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number'));

/** A number written as text, or a list in which some entries are numbers and others are not; prose is neither. */
const isBroken = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^\s*[-+]?\d[\d,.]*\s*%?\s*$/.test(value)
    : typeof value === 'number'
      ? !Number.isFinite(value)
      : Array.isArray(value) &&
        value.some((each) => typeof each === 'number') &&
        !value.every((each) => typeof each === 'number' && Number.isFinite(each));

export interface CanonicalFacts {
  readonly facts: Facts;
  /** Facts that no figure rests on because their names say nothing to the readers: `facts.years[1].weather`. */
  readonly unread: readonly string[];
  /** Figures that are no numbers: `"5%"`, or a list with a gap. */
  readonly problems: readonly Problem[];
}

/** Facts under the names that the readers know; a name that is known stays, and wins over another word for the same. */
export function canonicalFacts(stated: Facts): CanonicalFacts {
  const unread: string[] = [];
  const problems: Problem[] = [];
  const walked = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => walked(each, `${path}[${index}]`));
    return isFacts(value) ? renamed(value, path) : value;
  };
  const renamed = (facts: Facts, path: string): Facts => {
    const result: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(facts)) {
      const at = `${path}.${name}`;
      const meant = read.has(name) ? name : canonical.get(meaningOf(name));
      const isOwnWords = /^(policy|policies|components)$|credit/i.test(name);
      const known = meant !== undefined && (meant === name || !Object.hasOwn(facts, meant)) && !Object.hasOwn(result, meant);
      if (!known && !told.test(name) && !isOwnWords && isFigure(value)) unread.push(at);
      if (meant !== undefined && isBroken(value))
        problems.push({ path: at, code: 'type', expected: 'a number, or a list of numbers', found: found(value) });
      result[known ? meant : name] = isOwnWords ? value : walked(value, at);
    }
    return result;
  };
  return { facts: renamed(stated, 'facts'), unread, problems };
}
