import type { Account } from '../../tables/journals';
import chart from './chart.json';

/** What an account is for, whatever its code: BEL, RA and CSM of remaining coverage stand apart. */
export type Role =
  | Exclude<Account, 'remainingCoverage'>
  | 'remainingCoverageBel'
  | 'remainingCoverageRa'
  | 'remainingCoverageCsm'
  | 'remainingCoverageAllocation'
  | 'incurredClaimsRa';

export type Layout = 'general' | 'kifrs' | 'taiwan';
export type Side = 'issued' | 'held';

export interface LedgerAccount {
  readonly code: string;
  readonly name: { readonly en: string; readonly ko: string; readonly 'zh-tw': string };
}

type Listed = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A chart as data: code and name in English, Korean and Chinese by role. What contracts held do not have of their own (cash, exchange differences) is shared. */
export type Chart = Listed;
export const charts: Readonly<Record<Layout, Chart>> = chart;

/** @throws RangeError where no chart has the account */
export function accountOf(
  role: Role,
  side: Side,
  chartOfAccounts: Chart = charts.general,
): LedgerAccount {
  const found = chartOfAccounts[side]?.[role] ?? chartOfAccounts['issued']?.[role];
  const [code, en, ko, zhTw] = found ?? [];
  if (code === undefined || en === undefined || ko === undefined || zhTw === undefined)
    throw new RangeError(`no account for ${role} of contracts ${side}`);
  return { code, name: { en, ko, 'zh-tw': zhTw } };
}

const balanceRoles: ReadonlySet<Role> = new Set<Role>([
  'remainingCoverageBel',
  'remainingCoverageRa',
  'remainingCoverageCsm',
  'remainingCoverageAllocation',
  'lossComponent',
  'incurredClaims',
  'incurredClaimsRa',
]);

/** True of accounts whose balances make up the liability (or asset) of the group. What a group takes up of an asset is none of its own. */
export const isBalance = (role: Role, event: string): boolean =>
  balanceRoles.has(role) ||
  (role === 'acquisitionAsset' && event !== 'acquisitionAssetDerecognised');
