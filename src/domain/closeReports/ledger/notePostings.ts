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
  type Posting,
} from './movements';
import { cell, lines, type LedgerPostings } from './postedCells';
import { financeRoles } from './statementPostings';

const financeInOci = on(
  ['otherComprehensiveIncome'],
  ['financeInOci', 'financeOfIncurredClaimsInOci'],
);

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

/** What the ledger posts of each note (97-132), by the table's id before the dot. */
export const notePostings: Readonly<Record<string, LedgerPostings>> = {
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
