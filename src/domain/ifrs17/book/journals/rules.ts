import { postingRules, type Account, type PostingRule } from '../../tables/journals';
import type { ClosedGroup } from '../types';
import type { Role } from './accounts';

/** From event to accounts: the amount goes from credit to debit, the other way where it is negative. A book may change them: they are data. */
export interface LedgerRule {
  readonly event: string;
  readonly paragraph: string;
  readonly debit: Role;
  readonly credit: Role;
  /** A signed sum of figures of the period. */
  readonly amount: string;
}

const transfer = (
  event: string,
  paragraph: string,
  debit: Role,
  credit: Role,
  amount: string,
): LedgerRule => ({ event, paragraph, debit, credit, amount });

/**
 * Remaining coverage by component (100-101): entries with the outside touch the present value of future cash flows, and what of them belongs to risk
 * adjustment or CSM is transferred. The loss component is carved out of the present value.
 */
const components: readonly LedgerRule[] = [
  ['newContracts', '32, 38', 'raNew', 'csmNew'],
  ['futureService', '44(c), 66', 'raFuture', 'csmFuture + csmLossRecovery'],
  [
    'finance',
    '87',
    'raInterest + raRateChange',
    'csmInterest + csmUnderlyingItems + csmFinanceEffect',
  ],
  ['lossAllocated', '51(b)', 'lcAllocatedRa', ''],
  ['derecognised', '76', 'raDerecognised', 'csmDerecognised'],
  ['exchangeDifferences', '30', 'raFx', 'csmFx'],
].flatMap(([event = '', paragraph = '', ra = '', csm = '']) => [
  transfer(event, paragraph, 'remainingCoverageBel', 'remainingCoverageRa', ra),
  ...(csm === ''
    ? []
    : [transfer(event, paragraph, 'remainingCoverageBel', 'remainingCoverageCsm', csm)]),
]);

const claims = [
  transfer(
    'riskAdjustmentOfClaims',
    '42',
    'incurredClaims',
    'incurredClaimsRa',
    'licRiskAdjustment + licRaRelease',
  ),
];

/** Of an asset for acquisition cash flows; what leaves it is posted by the group that takes it up (`acquisitionAssetDerecognised`). */
const ofAsset: readonly LedgerRule[] = [
  transfer('acquisitionAssetPaid', '28B', 'acquisitionAsset', 'cash', '- assetPaid'),
  transfer(
    'acquisitionAssetFinance',
    '28B',
    'acquisitionAsset',
    'insuranceFinanceExpenses',
    '- assetFinance',
  ),
  transfer(
    'acquisitionAssetImpaired',
    '28E',
    'insuranceServiceExpenses',
    'acquisitionAsset',
    'assetImpairment',
  ),
  transfer(
    'acquisitionAssetReversed',
    '28F',
    'acquisitionAsset',
    'insuranceServiceExpenses',
    '- assetReversal',
  ),
  transfer('exchangeDifferences', '30', 'exchangeDifferences', 'acquisitionAsset', 'assetFx'),
];

/** Events that touch a component themselves. */
const direct: Readonly<Record<string, Role>> = {
  riskAdjustmentReleased: 'remainingCoverageRa',
  csmReleased: 'remainingCoverageCsm',
};

const roleOf = (account: Account, event: string, isAllocation: boolean): Role =>
  account !== 'remainingCoverage'
    ? account
    : isAllocation
      ? 'remainingCoverageAllocation'
      : (direct[event] ?? 'remainingCoverageBel');

/** The rules of a group: those of the engine, with remaining coverage by component; or those of an asset. */
export function rulesOf({
  model,
  side,
  family,
}: Pick<ClosedGroup, 'model' | 'side' | 'family'>): readonly LedgerRule[] {
  if (family === 'acquisitionAsset') return ofAsset;
  const isAllocation = family === 'allocation';
  const own = postingRules(model, side === 'held').map(
    ({ event, paragraph, amount, debit, credit }: PostingRule): LedgerRule => ({
      event,
      paragraph,
      amount,
      debit: roleOf(debit, event, isAllocation),
      credit: roleOf(credit, event, isAllocation),
    }),
  );
  return isAllocation ? [...own, ...claims] : [...own, ...components, ...claims];
}
