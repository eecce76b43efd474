import type { AssumptionVersion } from '@/domain/close';
import type { AssumptionSet } from '@/domain/ifrs17';
import { written } from './random';
import words from './words.json';

const ages = Array.from({ length: 111 }, (_, age) => age);
const byAge = (rate: (age: number) => number, most = 1) =>
  ages.map((age) => written(Math.min(most, rate(age)), 4));

/** Gompertz with a constant part, by sex. @param level of the year's table against that of 2020 */
const mortality = (level: number) => ({
  id: 'insured-lives',
  male: byAge((age) => (age >= 110 ? 1 : level * (0.00025 + 0.000028 * Math.exp(0.0945 * age)))),
  female: byAge((age) => (age >= 110 ? 1 : level * (0.00016 + 0.000012 * Math.exp(0.0985 * age)))),
});

const annuitants = (level: number) => ({
  id: 'annuitants',
  male: byAge((age) => (age >= 110 ? 1 : level * (0.0001 + 0.000012 * Math.exp(0.1 * age)))),
  female: byAge((age) => (age >= 110 ? 1 : level * (0.00008 + 0.000006 * Math.exp(0.103 * age)))),
});

const cancer = {
  id: 'cancer',
  male: byAge((age) => 0.00015 * Math.exp(0.068 * age), 0.05),
  female: byAge((age) => 0.0004 * Math.exp(0.047 * age), 0.03),
};

/** Yearly cost of treatment as a share of the sum insured. */
const treatment = (level: number) => ({
  id: 'treatment',
  male: byAge((age) => level * (0.006 + 0.00011 * age + 0.0000022 * age ** 2), 2),
  female: byAge((age) => level * (0.0075 + 0.00013 * age + 0.0000019 * age ** 2), 2),
});

interface Study {
  readonly mortality?: number;
  readonly treatment?: number;
  /** Lapses of contracts without surrender value, against the first study. */
  readonly noSurrenderLapse?: number;
  readonly expenses?: number;
}

function setOf(version: string, effectiveFrom: string, study: Study): AssumptionSet {
  const { mortality: level = 1, treatment: costs = 1, noSurrenderLapse = 1, expenses = 1 } = study;
  const lapse = (id: string, ...rates: readonly number[]) => ({ id, rates });
  const cost = (perContract: number) => written(perContract * expenses);
  return {
    version,
    effectiveFrom,
    mortality: [mortality(level), annuitants(level)],
    morbidity: [cancer],
    claimCosts: [treatment(costs)],
    lossRatios: [
      { id: 'motor', ratios: [0.76] },
      { id: 'motor-preferred', ratios: [0.64] },
      { id: 'motor-young', ratios: [0.97] },
      { id: 'fire', ratios: [0.52] },
      { id: 'fire-preferred', ratios: [0.41] },
      { id: 'fire-industrial', ratios: [0.92] },
      { id: 'property', ratios: [0.34] },
      { id: 'property-preferred', ratios: [0.25] },
      { id: 'property-old', ratios: [0.66] },
    ],
    lapse: [
      lapse('protection', 0.12, 0.09, 0.07, 0.05, 0.04),
      lapse('whole-life', 0.1, 0.08, 0.06, 0.045, 0.035, 0.03),
      {
        id: 'no-surrender-value',
        rates: [0.11, 0.085, 0.065, 0.05, 0.04].map((rate) => written(rate * noSurrenderLapse)),
        paidUpRates: [0.008],
      },
      lapse('savings', 0.06, 0.06, 0.07, 0.08, 0.08, 0.1),
      lapse('funds', 0.05, 0.06, 0.07, 0.08),
      lapse('annuity', 0.04, 0.03, 0.025),
      lapse('property', 0.09, 0.07, 0.06),
    ],
    expenses: [
      { id: 'life', perContract: cost(2_100), acquisition: cost(38_000), shareOfClaims: 0.015 },
      { id: 'health', perContract: cost(1_900), acquisition: cost(30_000), shareOfClaims: 0.04 },
      { id: 'funds', perContract: cost(2_600), acquisition: cost(45_000) },
      {
        id: 'annuity',
        perContract: written(1.9 * expenses, 4),
        acquisition: written(30 * expenses, 4),
      },
      { id: 'motor', shareOfPremium: 0.07, shareOfClaims: 0.05 },
      { id: 'fire', shareOfPremium: 0.09, shareOfClaims: 0.04 },
      { id: 'property', perContract: cost(1_400), acquisition: cost(26_000), shareOfClaims: 0.05 },
    ],
    commissions: [
      { id: 'life', initial: 0.75, renewal: [0, 0.03, 0.02] },
      { id: 'funds', initial: 0.05 },
      { id: 'annuity', initial: 0.08 },
      { id: 'motor', initial: 0.1 },
      { id: 'fire', initial: 0.15 },
    ],
    crediting: [
      { id: 'fund', rates: [0.02], volatility: 0.16 },
      { id: 'declared', rates: [0.02] },
    ],
    inflation: [0.02],
    claimsInflation: [0.03, 0.028, 0.025, 0.02],
    riskAdjustment: {
      method: 'confidenceLevel',
      confidenceLevel: 0.77,
      stressLevel: 0.995,
      stresses: [
        { risk: 'mortality', shock: { mortality: 1.13 } },
        { risk: 'longevity', shock: { mortality: 0.82 } },
        { risk: 'morbidity', shock: { morbidity: 1.1 } },
        { risk: 'lapseUp', shock: { lapse: 1.3 } },
        { risk: 'lapseDown', shock: { lapse: 0.7 } },
        { risk: 'expenses', shock: { expenses: 1.1, inflation: 0.01 } },
      ],
      correlations: [
        { risks: ['mortality', 'longevity'], correlation: -0.25 },
        { risks: ['mortality', 'morbidity'], correlation: 0.25 },
        { risks: ['lapseDown', 'expenses'], correlation: 0.5 },
        { risks: ['lapseUp', 'expenses'], correlation: 0.5 },
        { risks: ['longevity', 'expenses'], correlation: 0.25 },
      ],
    },
  };
}

const studies: readonly (readonly [version: keyof typeof words.versions, from: string, Study])[] = [
  ['2020-12', '2021-01', {}],
  ['2021-12', '2022-01', { mortality: 0.99, expenses: 1.02 }],
  ['2022-12', '2023-01', { mortality: 0.98, treatment: 1.04, expenses: 1.05 }],
  // Fewer leave than thought: groups without surrender value turn onerous, until the study of the next year.
  [
    '2023-06',
    '2023-07',
    { mortality: 0.98, treatment: 1.04, expenses: 1.05, noSurrenderLapse: 0.3 },
  ],
  [
    '2023-12',
    '2024-01',
    { mortality: 0.97, treatment: 1.07, expenses: 1.07, noSurrenderLapse: 0.3 },
  ],
  ['2024-06', '2024-07', { mortality: 0.97, treatment: 1.07, expenses: 1.07 }],
  ['2024-12', '2025-01', { mortality: 0.96, treatment: 1.08, expenses: 1.09 }],
  ['2025-12', '2026-01', { mortality: 0.96, treatment: 1.1, expenses: 1.1, noSurrenderLapse: 0.9 }],
];

/** Versions with who made and who approved them; the last waits for its approval. */
export const assumptionVersions: readonly AssumptionVersion[] = studies.map(
  ([version, from, study], index) => ({
    version,
    name: words.versions[version],
    createdBy: 'actuaryuser',
    createdAt: `${version}-18T09:00:00.000Z`,
    ...(index === studies.length - 1
      ? { state: 'submitted' as const }
      : {
          state: 'approved' as const,
          approvedBy: 'financechief',
          approvedAt: `${version}-24T09:00:00.000Z`,
        }),
    set: setOf(version, from, study),
  }),
);
