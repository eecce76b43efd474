import type { Role } from '../../ifrs17/book';
import {
  carried,
  incurred,
  liability,
  movements100,
  movements101,
  movementsOfComponent,
  on,
  remaining,
  roll,
  type PostedCells,
  type Posting,
} from './movements';

/** Cells that no posting is of alone, and the cell that they are a part of: of their own row or column where it is not named. */
interface Parts {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly whole: { readonly row?: string; readonly column?: string };
}

export interface LedgerPostings {
  readonly posted: readonly PostedCells[];
  readonly parts?: readonly Parts[];
  /** Rows of balances that the period began with. */
  readonly broughtForward?: readonly string[];
}

const serviceRoles: readonly Role[] = [
  'insuranceRevenue',
  'insuranceServiceExpenses',
  'allocationOfReinsurancePremiums',
  'amountsRecovered',
];
const financeRoles: readonly Role[] = ['insuranceFinanceExpenses', 'reinsuranceFinance'];
const profitRoles: readonly Role[] = [
  ...serviceRoles,
  ...financeRoles,
  'exchangeDifferences',
  'otherExpenses',
];
const financeInOci = on(
  ['otherComprehensiveIncome'],
  ['financeInOci', 'financeOfIncurredClaimsInOci'],
);

const cell = (row: string, column: string, postings: readonly Posting[]): PostedCells => ({
  rows: [row],
  columns: [column],
  postings,
});
const lines = (column: string, all: Readonly<Record<string, readonly Posting[]>>) =>
  Object.entries(all).map(([row, postings]) => cell(row, column, postings));

/** What portfolios that are assets and those that are liabilities open and close with (99(b)). */
const portfolioRows: Pick<LedgerPostings, 'broughtForward' | 'parts'> = {
  broughtForward: ['opening', 'openingAssets', 'openingLiabilities'],
  parts: [
    { rows: ['closingAssets', 'closingLiabilities'], columns: [], whole: { row: 'closing' } },
  ],
};

/** Bands of years are parts of their total. */
const banded = (rows: readonly string[], postings: readonly Posting[], sign?: -1) => ({
  posted: rows.map((row) => ({ ...cell(row, 'total', postings), ...(sign && { sign }) })),
  parts: [{ rows, columns: [], whole: { column: 'total' } }],
});

const recognised = ['issuedNotOnerous', 'issuedOnerous', 'acquiredNotOnerous', 'acquiredOnerous'];
const transitions = ['modifiedRetrospective', 'fairValue', 'other'];

/**
 * What of each statement and note the ledger posts, by the table's id before the dot. What is expected, stated or a measure of something else (107's present
 * values, 119, 120, 128, 132) is in no account.
 */
export const ledgerPostings: Readonly<Record<string, LedgerPostings>> = {
  financialPosition: {
    posted: (['insurance', 'reinsurance'] as const).flatMap((side) => [
      {
        rows: [],
        columns: [`${side}Assets`],
        postings: [...liability, 'acquisitionAsset' as const],
        sign: -1 as const,
      },
      {
        rows: [],
        columns: [`${side}Liabilities`],
        postings: [...liability, 'acquisitionAsset' as const],
      },
    ]),
  },
  financialPerformance: {
    posted: lines('amount', {
      insuranceRevenue: ['insuranceRevenue'],
      insuranceServiceExpenses: ['insuranceServiceExpenses'],
      allocationOfReinsurancePremiums: ['allocationOfReinsurancePremiums'],
      amountsRecovered: ['amountsRecovered'],
      insuranceServiceResult: serviceRoles,
      insuranceFinanceExpenses: ['insuranceFinanceExpenses'],
      reinsuranceFinanceIncome: ['reinsuranceFinance'],
      netFinanceResult: financeRoles,
      exchangeDifferences: ['exchangeDifferences'],
      otherExpenses: ['otherExpenses'],
      profit: profitRoles,
      insuranceFinanceOci: ['otherComprehensiveIncome'],
      reinsuranceFinanceOci: ['otherComprehensiveIncome'],
      otherComprehensiveIncome: ['otherComprehensiveIncome'],
      totalComprehensiveIncome: [...profitRoles, 'otherComprehensiveIncome'],
    }),
  },
  reconciliation100: {
    posted: [
      ...roll('lrcExcludingLossComponent', carried, movements100),
      ...roll('lossComponent', ['lossComponent'], movements100),
      ...roll('lic', incurred, movements100),
      ...roll('total', liability, movements100),
    ],
    ...portfolioRows,
  },
  claimsReconciliation: {
    posted: roll('total', incurred, movements100).map((each) => ({
      ...each,
      family: 'allocation' as const,
    })),
    parts: [
      {
        rows: [...movements100.flatMap(([rows]) => rows), 'closing'],
        columns: ['pv', 'ra'],
        whole: { column: 'total' },
      },
    ],
    broughtForward: ['opening'],
  },
  reconciliation101: {
    posted: [
      ...roll('pv', ['remainingCoverageBel', 'lossComponent'], movements101),
      ...roll('ra', ['remainingCoverageRa'], movementsOfComponent),
      ...roll('csm', ['remainingCoverageCsm'], movementsOfComponent),
      ...roll('total', remaining, movements101),
    ].map((each) => ({ ...each, family: 'general' as const })),
    ...portfolioRows,
  },
  acquisitionAssets: {
    posted: (
      [
        ['paid', 'acquisitionAssetPaid'],
        ['finance', 'acquisitionAssetFinance'],
        ['derecognised', 'acquisitionAssetDerecognised'],
        ['impairment', 'acquisitionAssetImpaired'],
        ['reversal', 'acquisitionAssetReversed'],
        ['exchangeDifferences', 'exchangeDifferences'],
        ['closing', undefined],
      ] as const
    ).map(([row, event]) => ({
      rows: [row],
      columns: [],
      postings: [event ? (`acquisitionAsset:${event}` as const) : 'acquisitionAsset'],
      sign: -1 as const,
    })),
    broughtForward: ['opening'],
  },
  revenueAnalysis: {
    posted: lines('amount', {
      insuranceServiceExpensesExpected: ['insuranceRevenue:expectedClaimsReleased'],
      raRelease: ['insuranceRevenue:riskAdjustmentReleased'],
      csmRecognised: ['insuranceRevenue:csmReleased'],
      acquisitionRecovery: ['insuranceRevenue:acquisitionRecovered'],
      premiumExperience: ['insuranceRevenue:premiumExperience'],
      premiumAllocation: ['insuranceRevenue:revenue'],
      insuranceRevenue: ['insuranceRevenue'],
    }),
  },
  serviceExpenses: {
    posted: lines('amount', { insuranceServiceExpenses: ['insuranceServiceExpenses'] }),
    parts: [
      {
        rows: [
          'incurredClaims',
          'acquisitionAmortisation',
          'pastService',
          'losses',
          'reversal',
          'released',
          'acquisitionAssetImpairment',
        ],
        columns: [],
        whole: { row: 'insuranceServiceExpenses' },
      },
    ],
  },
  newContracts: {
    posted: [...recognised, 'total'].flatMap((column) => [
      cell('riskAdjustment', column, ['remainingCoverageRa:newContracts']),
      cell('csm', column, ['remainingCoverageCsm:newContracts']),
    ]),
  },
  expectedRecognition: banded(['issued', 'held'], ['remainingCoverageCsm']),
  expectedDerecognition: banded(['issued'], ['acquisitionAsset'], -1),
  financeAnalysis: {
    posted: (
      [
        ['issued', 'insuranceFinanceExpenses'],
        ['held', 'reinsuranceFinance'],
      ] as const
    ).flatMap(([column, role]) => [
      cell('profitOrLoss', column, [role]),
      cell('oci', column, financeInOci),
      cell('total', column, [role, ...financeInOci]),
    ]),
    parts: [
      {
        rows: ['interest', 'ratesAndFinancialRisk', 'underlyingItems'],
        columns: ['issued', 'held'],
        whole: { row: 'total' },
      },
    ],
  },
  financeAndReturns: {
    posted: [
      { rows: [], columns: ['financeProfitOrLoss'], postings: financeRoles },
      { rows: [], columns: ['financeOci'], postings: ['otherComprehensiveIncome'] },
    ],
  },
  byTransition: {
    posted: transitions.flatMap((column) => [
      ...roll(column, ['remainingCoverageCsm'], movementsOfComponent, 'csm.'),
      cell('insuranceRevenue', column, ['insuranceRevenue', 'allocationOfReinsurancePremiums']),
    ]),
    broughtForward: ['csm.opening'],
  },
  claimsDevelopment: {
    posted: [cell('incurredClaims', 'total', incurred)],
    parts: [
      {
        rows: ['outstanding', 'discounting', 'riskAdjustment', 'withoutDevelopment'],
        columns: [],
        whole: { row: 'incurredClaims', column: 'total' },
      },
    ],
  },
};
