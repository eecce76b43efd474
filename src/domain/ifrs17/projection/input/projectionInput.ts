import { checked, inconsistent } from '../../schema/checked';
import { curve, curvesByDate } from '../../schema/curve';
import { policies } from '../../schema/policies';
import { choice, list, number, object, text, type Infer, type Problem } from '../../schema/shape';
import {
  assumptionSet,
  repeatedIds,
  tableKinds,
  versionAt,
  type AssumptionSet,
  type TableKind,
} from './assumptionSet';
import { calendarMonth, monthNumber } from './calendarMonth';
import { product, type Product } from './product';

const amount = (doc: string) => number(doc, { min: 0 });
const months = (doc: string, min = 0) => number(doc, { integer: true, min, max: 1800 });

export const modelPoint = object(
  'Contracts of like features. Amounts are those of one contract, in units of currency.',
  {
    product: text('Name of the product.'),
    group: text('Name of the group of contracts (14-24).'),
    issueMonth: calendarMonth('Month of issue; cover begins at its start.'),
    contracts: amount('Contracts in force at the start of the first projected month.'),
    term: months('Months of coverage from issue.', 1),
    sumInsured: amount('Sum insured; of an annuity the amount a year.'),
    premium: amount('Each premium.'),
  },
  {
    id: text('Name of the model point.'),
    sex: choice('Which rates of a table apply; default male.', ['male', 'female']),
    issueAge: number('Age at issue in whole years; default 0.', {
      integer: true,
      min: 0,
      max: 150,
    }),
    premiumTerm: months('Months from issue in which premiums are due; default: the term.', 1),
    premiumsPerYear: choice(
      'How often premiums are due; 0 is a single premium. Default 12.',
      [0, 1, 2, 4, 12],
    ),
    accountValue: amount('Account balance at the start of the first projected month.'),
    annuityStart: months('Months from issue after which annuity payments begin.'),
  },
);
export type ModelPoint = Infer<typeof modelPoint>;

const projectedGroup = object(
  'A group of contracts (14-24) and how it is measured.',
  { id: text('Name of the group.'), lockedIn: curve },
  {
    current: curvesByDate('Current curve; default: the locked-in one.'),
    periods: number('Periods to measure; default: all.', { integer: true, min: 1, max: 2400 }),
    policies,
  },
);
export type ProjectedGroupInput = Infer<typeof projectedGroup>;

const fields = object(
  'Model points, products and assumptions, from which the inputs of groups follow.',
  {
    firstMonth: calendarMonth('First projected month; everything is stated at its start.'),
    products: list('Products.', product, 1),
    assumptions: list('Versions of the assumptions.', assumptionSet, 1),
    modelPoints: list('Model points.', modelPoint),
    groups: list('Groups.', projectedGroup, 1),
  },
  {
    periodsPerYear: choice(
      'Periods of the groups; default 12. Flows of longer periods fall in their middle.',
      [1, 2, 4, 12],
    ),
  },
);

/** Names of tables that a product uses, and where it says so. */
export function tablesOf(
  given: Product,
): readonly (readonly [path: string, kind: TableKind, id: string])[] {
  const named = (path: string, kind: TableKind, id: string | undefined) =>
    id === undefined ? [] : [[path, kind, id] as const];
  return [
    ...named('mortality', 'mortality', given.mortality),
    ...named('lapse', 'lapse', given.lapse),
    ...named('expenses', 'expenses', given.expenses),
    ...named('commissions', 'commissions', given.commissions),
    ...named('account.crediting', 'crediting', given.account?.crediting),
    ...(given.benefits ?? []).flatMap((each, index) => {
      const at = `benefits[${index}]`;
      if (each.on === 'diagnosis') return named(`${at}.morbidity`, 'morbidity', each.morbidity);
      if (each.on === 'treatment') return named(`${at}.claimCosts`, 'claimCosts', each.claimCosts);
      return each.on === 'loss' ? named(`${at}.lossRatios`, 'lossRatios', each.lossRatios) : [];
    }),
  ];
}

function problemsOfTables(products: readonly Product[], set: AssumptionSet): Problem[] {
  const known = new Map(
    tableKinds.map((kind) => [kind, new Set((set[kind] ?? []).map(({ id }) => id))]),
  );
  return products.flatMap((each, index) =>
    tablesOf(each)
      .filter(([, kind, id]) => !known.get(kind)?.has(id))
      .map(([path, kind, id]) =>
        inconsistent(
          `products[${index}].${path}`,
          `a table of ${kind} in version ${set.version}`,
          id,
        ),
      ),
  );
}

function problemsOfPoints({
  modelPoints,
  products,
  groups,
  firstMonth,
}: Infer<typeof fields>): Problem[] {
  const known = new Map(products.map((each) => [each.id, each]));
  const groupIds = new Set(groups.map(({ id }) => id));
  const models = new Map<string, string>();
  const first = monthNumber(firstMonth);
  const found: Problem[] = [];
  modelPoints.forEach((point, index) => {
    const refuse = (field: keyof ModelPoint, expected: string, was: string) =>
      found.push(inconsistent(`modelPoints[${index}].${field}`, expected, was));
    const of = known.get(point.product);
    const elapsed = first - monthNumber(point.issueMonth);
    if (!of) return void refuse('product', 'the name of a product', point.product);
    if (!groupIds.has(point.group)) refuse('group', 'the name of a group', point.group);
    const model = models.get(point.group) ?? of.model;
    models.set(point.group, model);
    if (model !== of.model)
      refuse('product', `a product of model ${model}, as others of group ${point.group}`, of.model);
    if (elapsed < 0)
      refuse(
        'issueMonth',
        `no later than ${firstMonth}, the first projected month`,
        point.issueMonth,
      );
    if (elapsed >= point.term)
      refuse('term', 'coverage that reaches the first projected month', String(point.term));
    if (of.annuity && point.annuityStart === undefined)
      refuse('annuityStart', 'when the annuity begins', 'nothing');
    if (!of.annuity && point.annuityStart !== undefined)
      refuse(
        'annuityStart',
        `nothing: product ${of.id} has no annuity`,
        String(point.annuityStart),
      );
    if (!of.account && point.accountValue !== undefined)
      refuse(
        'accountValue',
        `nothing: product ${of.id} has no account`,
        String(point.accountValue),
      );
    if ((point.premiumTerm ?? 0) > point.term)
      refuse('premiumTerm', 'no longer than the term', String(point.premiumTerm));
  });
  return found;
}

export const projectionInput = checked(fields, (given) => {
  const set = versionAt(given.assumptions, given.firstMonth);
  return [
    ...(set
      ? problemsOfTables(given.products, set)
      : [inconsistent('assumptions', `a version effective by ${given.firstMonth}`, 'none')]),
    ...repeatedIds('products', given.products),
    ...repeatedIds('groups', given.groups),
    ...problemsOfPoints(given),
  ];
});
export type ProjectionInput = Infer<typeof projectionInput>;
