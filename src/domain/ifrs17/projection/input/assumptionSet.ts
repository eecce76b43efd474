import { checked, inconsistent } from '../../schema/checked';
import {
  choice,
  list,
  number,
  object,
  tagged,
  text,
  type Infer,
  type Problem,
} from '../../schema/shape';
import { calendarMonth } from './calendarMonth';
import { shock } from './shock';

const share = (doc: string) => number(doc, { min: 0 });
const probability = number('Probability, as a share.', { min: 0, max: 1 });
const byYear = (doc: string, above = -1) =>
  list(`${doc} The last one stays.`, number('Effective annual rate.', { above }), 1);

const decrementTable = object(
  'Annual probabilities qx by attained age, from age 0 on; the last one stays.',
  { id: text('Name of the table.'), male: list('Of men.', probability, 1) },
  { female: list('Of women; default: those of men.', probability, 1) },
);

const claimCostTable = object(
  'Expected claims of a year by attained age, from age 0 on, as a share of the sum insured.',
  { id: text('Name of the table.'), male: list('Of men.', share('Share.'), 1) },
  { female: list('Of women; default: those of men.', share('Share.'), 1) },
);

const lapseTable = object(
  'Annual probabilities of lapse or surrender (B62).',
  {
    id: text('Name of the table.'),
    rates: list('By policy year; the last one stays.', probability, 1),
  },
  {
    paidUpRates: list(
      'By year since premiums ended, where they differ, as those of contracts without surrender value do.',
      probability,
      1,
    ),
  },
);

const lossRatioTable = object(
  'Expected claims as a share of the premium earned.',
  {
    id: text('Name of the table.'),
    ratios: list('By policy year; the last one stays.', share('Ratio.'), 1),
  },
  {},
);

const expenseTable = object(
  'Directly attributable expenses other than acquisition cash flows (B65(f), (h)).',
  { id: text('Name of the table.') },
  {
    perContract: share('Of one contract in force a month, at prices of the first projected month.'),
    shareOfPremium: share('Share of each premium.'),
    shareOfClaims: share('Costs of handling claims, share of each claim (B65(f)).'),
    acquisition: share('Of one contract in the month of its issue (B65(e)).'),
  },
);

const commissionTable = object(
  'Commissions.',
  { id: text('Name of the table.') },
  {
    initial: share(
      'Share of the annual premium equivalent (of a single premium: of the premium), paid in the month of issue: an acquisition cash flow (B65(e)).',
    ),
    renewal: list(
      'Share of each premium by policy year, an expense (B65(h)); the last one stays.',
      share('Share.'),
    ),
  },
);

const creditingTable = object(
  'What account balances earn: declared rates, or returns of funds.',
  { id: text('Name of the table.'), rates: byYear('By projected year.') },
  { volatility: share('Annual volatility, for the time value of guarantees (B76); default 0.') },
);

const stresses = list(
  'Non-financial risks, each by what its stress changes; capital for a risk is what the stress adds to the present value, nothing where it takes away.',
  object('A risk.', { risk: text('Its name.'), shock }, {}),
  1,
);
const correlations = list(
  'Of pairs of risks that are not independent.',
  object(
    'A pair.',
    {
      risks: list('Two names.', text('Name.'), 2),
      correlation: number('Correlation.', { min: -1, max: 1 }),
    },
    {},
  ),
);
const level = (doc: string) => number(doc, { above: 0.5, max: 0.99999 });

const riskAdjustmentBasis = tagged(
  'Risk adjustment for non-financial risk (37, B86-B92, 119).',
  'method',
  {
    confidenceLevel: object(
      'Normal quantile at the confidence level; it runs off with claims and expenses.',
      {
        method: choice('Method.', ['confidenceLevel']),
        confidenceLevel: level('Confidence level of the risk adjustment (119).'),
        stressLevel: level('Confidence level of the stresses.'),
        stresses,
      },
      { correlations },
    ),
    costOfCapital: object(
      'Cost of the capital that runs off with claims and expenses.',
      {
        method: choice('Method.', ['costOfCapital']),
        rate: share('Annual cost of capital, as a share.'),
        stresses,
      },
      { correlations },
    ),
  },
);
export type RiskAdjustmentBasis = Infer<typeof riskAdjustmentBasis>;

/** Names that are used twice, each where it is used again. */
export function repeatedIds(
  path: string,
  all: readonly { readonly id: string }[] = [],
): readonly Problem[] {
  const seen = new Set<string>();
  return all.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated ? [inconsistent(`${path}[${index}].id`, 'a name that no other has', id)] : [];
  });
}

const tables = object(
  'A version of the assumptions: current estimates of what may happen (33(c), B54-B60).',
  {
    version: text('Name of the version.'),
    effectiveFrom: calendarMonth('First month of projections to which the version applies.'),
  },
  {
    mortality: list('Mortality tables.', decrementTable),
    morbidity: list('Tables of incidence, such as a first diagnosis of cancer.', decrementTable),
    claimCosts: list('Tables of claim costs, such as those of medical treatment.', claimCostTable),
    lossRatios: list('Loss ratios.', lossRatioTable),
    lapse: list('Lapse tables.', lapseTable),
    expenses: list('Expense tables.', expenseTable),
    commissions: list('Commission tables.', commissionTable),
    crediting: list('Crediting tables.', creditingTable),
    inflation: byYear('Inflation of expenses by projected year; default 0.'),
    claimsInflation: byYear('Inflation of claim costs by projected year; default 0.'),
    riskAdjustment: riskAdjustmentBasis,
  },
);

export const tableKinds = [
  'mortality',
  'morbidity',
  'claimCosts',
  'lossRatios',
  'lapse',
  'expenses',
  'commissions',
  'crediting',
] as const;
export type TableKind = (typeof tableKinds)[number];

export const assumptionSet = checked(tables, (given) =>
  tableKinds.flatMap((kind) => repeatedIds(kind, given[kind])),
);
export type AssumptionSet = Infer<typeof assumptionSet>;

/** The version that applies to a projection that begins in a month: the last that is effective by then. */
export function versionAt(
  sets: readonly AssumptionSet[],
  month: string,
): AssumptionSet | undefined {
  return sets.reduce<AssumptionSet | undefined>(
    (latest, set) =>
      set.effectiveFrom <= month && (!latest || set.effectiveFrom >= latest.effectiveFrom)
        ? set
        : latest,
    undefined,
  );
}
