import type { CloseGroup, CloseTreaty, Profitability } from '@/domain/close';
import { demoPortfolios, type DemoPortfolio } from './products';

export const cohorts = [2021, 2022, 2023, 2024, 2025];

const named = {
  onerous: 'onerous',
  remaining: 'remaining',
  noSignificantPossibility: 'resilient',
} as const satisfies Record<Profitability, string>;

const all = ['remaining', 'noSignificantPossibility', 'onerous'] as const;

/** A group with the portfolio whose contracts it holds. */
export interface DemoGroup {
  readonly group: CloseGroup;
  readonly portfolio: DemoPortfolio;
}

/** Groups of contracts issued: by portfolio, year of issue and what is expected of them (14-22). */
export const demoGroups: readonly DemoGroup[] = demoPortfolios.flatMap((portfolio) =>
  cohorts.flatMap((cohort) =>
    all
      .filter((each) => each !== 'onerous' || portfolio.onerousIn.includes(cohort))
      .map((profitability): DemoGroup => {
        const isTested = portfolio.group.model === 'PAA' && profitability === 'onerous';
        return {
          portfolio,
          group: {
            id: `${portfolio.id}-${cohort}-${named[profitability]}`,
            portfolio: portfolio.id,
            cohort,
            profitability,
            currency: 'KRW',
            firstPeriod: `${cohort}-03`,
            policies: { financeOption: 'otherComprehensiveIncome' },
            ...(isTested ? { isTested } : {}),
            ...portfolio.group,
            ...(portfolio.group.model === 'GMM' ? {} : { policies: {} }),
          },
        };
      }),
  ),
);

/** Excess of loss covers of a year over fire and motor: held, stated by themselves. */
export const excessOfLoss: readonly CloseGroup[] = ['fire', 'motor'].flatMap((portfolio) =>
  cohorts.map((cohort): CloseGroup => ({
    id: `excess-of-loss-${portfolio}-${cohort}`,
    portfolio,
    cohort,
    profitability: 'remaining',
    model: 'PAA',
    held: true,
    currency: 'KRW',
    firstPeriod: `${cohort}-03`,
  })),
);

const quotaShare = (portfolio: string, cessionRate: number, premiumShare: number) =>
  cohorts.map((cohort): CloseTreaty => ({
    id: `quota-share-${portfolio}-${cohort}`,
    portfolio,
    covers: demoGroups
      .filter(({ group }) => group.portfolio === portfolio && group.cohort === cohort)
      .map(({ group }) => group.id),
    currency: 'KRW',
    firstPeriod: `${cohort}-03`,
    cessionRate,
    premiumShare,
    policies: { financeOption: 'otherComprehensiveIncome' },
  }));

/** Quota shares by year of issue; that of term life recovers 30 %, of its onerous groups too (66A). */
export const quotaShares: readonly CloseTreaty[] = [
  ...quotaShare('term', 0.3, 0.2),
  ...quotaShare('health', 0.2, 0.17),
];
