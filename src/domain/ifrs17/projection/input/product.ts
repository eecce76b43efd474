import { checked, inconsistent } from '../../schema/checked';
import { choice, flag, list, number, object, tagged, text, type Infer } from '../../schema/shape';

const share = (doc: string) => number(doc, { min: 0 });
const shareOfSum = share('Share of the sum insured; default 1.');

const benefit = tagged('A benefit.', 'on', {
  death: object(
    'Paid on death.',
    { on: choice('What it is paid on.', ['death']) },
    { share: shareOfSum },
  ),
  diagnosis: object(
    'Paid on a diagnosis, or another event with an incidence.',
    { on: choice('What it is paid on.', ['diagnosis']), morbidity: text('Name of its table.') },
    { share: shareOfSum, endsContract: flag('The contract ends with it; default false.') },
  ),
  treatment: object(
    'Costs that are met as they arise, such as those of medical treatment.',
    { on: choice('What it is paid on.', ['treatment']), claimCosts: text('Name of its table.') },
    { share: shareOfSum },
  ),
  loss: object(
    'Losses in relation to the premium earned, as in property and motor insurance.',
    { on: choice('What it is paid on.', ['loss']), lossRatios: text('Name of its table.') },
    {},
  ),
});

const surrenderValue = object(
  'What a holder who surrenders gets, and, where it is an investment component, who dies or ends a contract too.',
  {
    shareOfPremiums: list(
      'Share of the premiums paid so far, by policy year; the last one stays.',
      share('Share.'),
      1,
    ),
  },
  {
    noneWhilePremiumsPaid: flag(
      'Nothing until all premiums are paid: a contract without surrender value.',
    ),
    isInvestmentComponent: flag('Repaid in all circumstances (Appendix A); default true.'),
  },
);

const account = object(
  'An account balance in the name of the holder; what surrender gives of it is an investment component.',
  { crediting: text('Name of the crediting table: declared rates or fund returns.') },
  {
    guaranteedRate: number('Least annual rate credited.', { above: -1 }),
    premiumLoading: number('Share of each premium that does not reach the account.', {
      min: 0,
      max: 1,
    }),
    chargeRate: number('Annual charge on the account, taken monthly after the return.', {
      min: 0,
      max: 1,
    }),
    riskChargeFactor: share(
      'Monthly charge for mortality at the start: probability of death times sum at risk times this factor; default 0.',
    ),
    deathBenefit: choice('The sum insured is a minimum of the account, or is added to it.', [
      'greater',
      'added',
    ]),
    guaranteedOnDeath: share('Least death benefit as a share of premiums paid (GMDB).'),
    guaranteedAtMaturity: share('Least maturity benefit as a share of premiums paid (GMAB).'),
    surrenderCharge: list(
      'Share of the account kept on surrender, by policy year; after the last one none.',
      number('Share.', { min: 0, max: 1 }),
    ),
  },
);

const maturity = object(
  'Paid to those in force at the end of the term, beside an account balance. An investment component where the surrender value is one.',
  {},
  {
    shareOfPremiums: share('Share of the premiums paid.'),
    shareOfSumInsured: share('Share of the sum insured.'),
  },
);

const annuity = object(
  'Paid monthly in arrears from the model point’s `annuityStart` on: a twelfth of the sum insured, or what the account buys. From then on nothing is paid on death or surrender.',
  {},
  {
    certainMonths: number(
      'Paid in all circumstances for so many months: an investment component.',
      { integer: true, min: 0 },
    ),
    conversionFactor: number('With an account: price of an annuity of 1 a year.', { above: 0 }),
  },
);

const fields = object(
  'A product: contracts with like terms.',
  { id: text('Name of the product.'), model: choice('Measurement model.', ['GMM', 'VFA', 'PAA']) },
  {
    mortality: text('Name of its mortality table; default: nobody dies.'),
    lapse: text('Name of its lapse table; default: nobody lapses.'),
    expenses: text('Name of its expense table.'),
    commissions: text('Name of its commission table.'),
    benefits: list('What it pays.', benefit),
    surrenderValue,
    account,
    maturity,
    annuity,
    coverageUnits: choice(
      'Quantity of benefits of one contract a month (B119); default sumInsured.',
      ['sumInsured', 'contracts', 'surrenderValue'],
    ),
  },
);

export const product = checked(
  fields,
  ({ model, benefits = [], surrenderValue: own, account: of, annuity: pension }) => [
    ...(own && of
      ? [inconsistent('surrenderValue', 'nothing: the account is what surrender gives', 'some')]
      : []),
    ...(model === 'VFA' && !of
      ? [
          inconsistent(
            'account',
            'an account with returns of underlying items under model VFA (B101)',
            'nothing',
          ),
        ]
      : []),
    ...(pension?.conversionFactor !== undefined && !of
      ? [
          inconsistent(
            'annuity.conversionFactor',
            'nothing: the sum insured is the annuity',
            'some',
          ),
        ]
      : []),
    ...(of && pension && pension.conversionFactor === undefined
      ? [
          inconsistent(
            'annuity.conversionFactor',
            'the price at which the account buys an annuity',
            'nothing',
          ),
        ]
      : []),
    ...(benefits.filter((each) => each.on === 'diagnosis' && each.endsContract).length > 1
      ? [inconsistent('benefits', 'at most one diagnosis that ends the contract', 'several')]
      : []),
  ],
);
export type Product = Infer<typeof product>;
