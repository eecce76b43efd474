import type { GroupInput } from '@/domain/ifrs17';
import type { BookGroup, BookTreaty } from '@/domain/ifrs17/book';

const labels = ['2025-1', '2025-2', '2025-3', '2025-4'];

const input = (claims: number, more: Partial<GroupInput> = {}): GroupInput => ({
  kind: 'group',
  model: 'GMM',
  periods: 4,
  periodsPerYear: 4,
  labels,
  rates: { lockedIn: 0.04, current: [0.04, 0.05, 0.05, 0.03, 0.03] },
  expected: { premiums: [500], claims: [claims, claims, claims, claims], acquisition: [20] },
  riskAdjustment: { initial: 40, release: [10, 10, 10, 10] },
  coverageUnits: [4, 3, 2, 1],
  policies: { financeOption: 'otherComprehensiveIncome' },
  ...more,
});

/** Two companies, three portfolios, every model, a treaty, a group in another currency, one that cannot be measured. */
export const groups: readonly BookGroup[] = [
  { id: 'A', company: 'Life', portfolio: 'Term', currency: 'KRW', input: input(90) },
  { id: 'B', company: 'Life', portfolio: 'Term', currency: 'KRW', input: input(150) },
  {
    id: 'C',
    company: 'Life',
    portfolio: 'Annuity',
    currency: 'KRW',
    transition: 'fairValue',
    isAcquired: true,
    input: input(95, { exchangeRates: { closing: [1.1, 1.2, 1.3, 1.2, 1] } }),
  },
  {
    id: 'D',
    company: 'Fire',
    portfolio: 'Motor',
    currency: 'USD',
    input: {
      kind: 'group',
      model: 'PAA',
      periods: 4,
      periodsPerYear: 4,
      labels,
      expected: { premiums: [300] },
      actual: { claims: [50, 70, 40, 60] },
      premiumAllocation: { revenuePattern: [1, 1, 1, 1], fulfilmentCashFlows: [310, 260, 0, 0, 0] },
    },
  },
  {
    id: 'E',
    company: 'Life',
    portfolio: 'Variable',
    currency: 'KRW',
    input: input(80, { model: 'VFA', underlyingItems: { fairValueChange: [5, -3, 4, 2] } }),
  },
  { id: 'broken', company: 'Life', portfolio: 'Term', input: input(90, { coverageUnits: [] }) },
];

export const treaties: readonly BookTreaty[] = [
  {
    id: 'R',
    company: 'Life',
    portfolio: 'Reinsurance',
    currency: 'KRW',
    covers: ['A', 'B'],
    input: { kind: 'reinsuranceHeld', periods: 4, cessionRate: 0.3, premiums: [150] },
  },
  {
    id: 'S',
    company: 'Life',
    portfolio: 'Reinsurance',
    covers: ['broken'],
    input: { kind: 'reinsuranceHeld', periods: 4, cessionRate: 0.5, premiums: [10] },
  },
];

export const periods = labels;
