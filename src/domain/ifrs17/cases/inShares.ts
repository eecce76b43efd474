/** Facts that are rates of interest, return or charge: sources print 0.05, 5 or "5 %". */
const rates = new Set([
  'discountRate',
  'discountRateAtInception',
  'lockedInRate',
  'csmAccretionRate',
  'currentRate',
  'currentRates',
  'marketRate',
  'marketRates',
  'rateAtInception',
  'interestRate',
  'spotRates',
  'forwardRates',
  'illiquidityPremium',
  'fairValueReturn',
  'annualChargeRate',
  'financingRate',
  'claimsDiscountRate',
  'currentClaimsRates',
  'accretionRateOfAsset',
  'creditingRates',
]);

/** Facts that are parts of a whole, of which 1 is all. */
const shares = new Set([
  'cessionRate',
  'cedingCommissionRate',
  'coveredShare',
  'entityShare',
  'shareOfAssetsPaid',
  'riskAdjustmentShareOfOutflows',
  'fraction',
  'recognisedShare',
  'releaseShare',
  'shareProvided',
]);

const percentage = /^\s*([-+]?\d+(?:\.\d+)?)\s*%\s*$/;

/** `"5 %"` is 0.05: the sign leaves no doubt. */
function read(value: unknown): unknown {
  const [, number] = typeof value === 'string' ? (percentage.exec(value) ?? []) : [];
  return number === undefined ? value : Number(number) / 100;
}

/** True where words stand for a rate or a share, with a number in them that cannot be read: `5 per cent`. */
export const isUnreadRate = (name: string, value: unknown): boolean =>
  typeof value === 'string' && /\d/.test(value) && (rates.has(name) || shares.has(name));

/**
 * Rates and shares as shares of one. No rate of a source is 100 % or more, and no share is above 1: such numbers are printed in percent.
 * A list is in one unit.
 */
export function inShares(name: string, stated: unknown): unknown {
  const isRate = rates.has(name);
  if (!isRate && !shares.has(name))
    return name === 'increaseInFutureOutflows' ? read(stated) : stated;
  const list = Array.isArray(stated) ? stated.map(read) : [read(stated)];
  const numbers = list.filter((each): each is number => typeof each === 'number');
  const isPercent = numbers.some((each) => (isRate ? Math.abs(each) >= 1 : Math.abs(each) > 1));
  const units = isPercent
    ? list.map((each) => (typeof each === 'number' ? each / 100 : each))
    : list;
  return Array.isArray(stated) ? units : units[0];
}
