import type { ClosedGroup, Role } from '../../ifrs17/book';

/** What the ledger posts to an account for an event, `incurredClaims:claimsPaid`, or to the account at all with what it was brought forward, `incurredClaims`. */
export type Posting = Role | `${Role}:${string}`;

/** Cells of a table that the ledger knows, and the postings that make them up: a credit is positive, as a liability and income are in the tables. */
export interface PostedCells {
  /** One amount in the ledger; where none is named, each row is one by itself. */
  readonly rows: readonly string[];
  /** Each is an amount by itself; where none is named, all are. */
  readonly columns: readonly string[];
  readonly postings: readonly Posting[];
  /** Assets are positive in their tables. */
  readonly sign?: -1;
  /** Groups whose postings they are, where others post to the same accounts. */
  readonly family?: ClosedGroup['family'];
  /** All of a column is of the same contracts: a cell that is nothing is held against their ledger, too. */
  readonly isOfColumn?: true;
}

/** Events by the rows that they move together. */
type Movements = readonly (readonly [rows: readonly string[], events: readonly string[]])[];

export const on = (roles: readonly Role[], events: readonly string[]): readonly Posting[] =>
  roles.flatMap((role) => events.map((event) => `${role}:${event}` as const));

/** Movements of accounts in one column, row by row, and what they close with. */
export const roll = (
  column: string,
  roles: readonly Role[],
  movements: Movements,
  prefix = '',
): readonly PostedCells[] =>
  [
    ...movements.map(([rows, events]) => [rows, on(roles, events)] as const),
    [['closing'], roles] as const,
  ].map(([rows, postings]) => ({
    rows: rows.map((row) => prefix + row),
    columns: [column],
    postings,
    isOfColumn: true,
  }));

export const carried: readonly Role[] = [
  'remainingCoverageBel',
  'remainingCoverageRa',
  'remainingCoverageCsm',
  'remainingCoverageAllocation',
];
export const remaining: readonly Role[] = [...carried, 'lossComponent'];
export const incurred: readonly Role[] = ['incurredClaims', 'incurredClaimsRa'];
export const liability: readonly Role[] = [...remaining, ...incurred];

const revenueEvents = [
  'expectedClaimsReleased',
  'riskAdjustmentReleased',
  'csmReleased',
  'premiumExperience',
  'acquisitionRecovered',
  'revenue',
];

export const movements100: Movements = [
  [['cashInflows'], ['premiumReceived']],
  [['acquisitionCashFlows'], ['acquisitionCashFlows']],
  [['acquisitionAsset'], ['acquisitionAssetDerecognised']],
  [['insuranceRevenue'], revenueEvents],
  [['acquisitionAmortisation'], ['acquisitionAmortised']],
  [['investmentComponent'], ['investmentComponent']],
  [['incurredClaims'], ['claimsIncurred']],
  [['pastService'], ['pastService']],
  [
    ['financeExpenses'],
    [
      'finance',
      'financeInOci',
      'financeOfLossComponent',
      'financeOfIncurredClaims',
      'financeOfIncurredClaimsInOci',
    ],
  ],
  // Losses of contracts that leave are one entry with those that were recognised before.
  [
    ['losses', 'derecognition'],
    ['lossRecognised', 'derecognised', 'modified'],
  ],
  [['released'], ['lossAllocated']],
  [['reversal'], ['lossReversed']],
  [['cashOutflows'], ['claimsPaid']],
  [
    ['exchangeDifferences'],
    [
      'exchangeDifferences',
      'exchangeDifferencesOfLossComponent',
      'exchangeDifferencesOfIncurredClaims',
    ],
  ],
];

/** The present value takes part in the entries of every component (the loss component is carved out of it): some of its rows are one amount in the ledger. */
export const movements101: Movements = [
  [['cashInflows'], ['premiumReceived']],
  [['acquisitionCashFlows'], ['acquisitionCashFlows']],
  [['finance'], ['finance', 'financeInOci', 'financeOfLossComponent']],
  [
    ['newContracts', 'futureService', 'derecognition'],
    [
      'newContracts',
      'futureService',
      'derecognised',
      'modified',
      'acquisitionAssetDerecognised',
      'lossRecognised',
      'lossReversed',
    ],
  ],
  [
    ['currentService', 'cashOutflows'],
    [
      'expectedClaimsReleased',
      'riskAdjustmentReleased',
      'csmReleased',
      'premiumExperience',
      'acquisitionRecovered',
      'acquisitionAmortised',
      'investmentComponent',
      'lossAllocated',
    ],
  ],
  [['exchangeDifferences'], ['exchangeDifferences', 'exchangeDifferencesOfLossComponent']],
];
export const movementsOfComponent: Movements = [
  [['newContracts'], ['newContracts']],
  [['finance'], ['finance']],
  [['futureService'], ['futureService']],
  [['currentService'], ['riskAdjustmentReleased', 'csmReleased', 'lossAllocated']],
  [['derecognition'], ['derecognised']],
  [['exchangeDifferences'], ['exchangeDifferences']],
];
