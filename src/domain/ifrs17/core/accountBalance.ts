import {
  evaluateWorksheet,
  figure,
  valuesOf,
  type Figure,
  type Worksheet,
} from '../formula/worksheet';
import type { GroupInput } from '../schema/group';

type AccountBalanceInput = NonNullable<GroupInput['accountBalance']>;

export type Roll =
  | 'opening'
  | 'premiums'
  | 'changeInFairValue'
  | 'annualCharge'
  | 'deathPayments'
  | 'maturityPayment'
  | 'closing'
  | 'guaranteeBenefits'
  | 'inForce';

/**
 * Policyholders' account balances by period; payments and charges are effects on the balance. `guaranteeBenefits` is what death pays beyond the
 * balance, the only part that is an insurance service expense; `inForce` the contracts in force during each period.
 */
export type AccountBalance = Readonly<Record<Roll, readonly number[]>>;

/** One period: return, then charge, then deaths at its end, and maturity of all others at the end of the last. */
function figuresOf(period: number, isLast: boolean): Figure[] {
  const at = (roll: Roll, of = period) => `underlyingItems.${roll}[${of}]`;
  const deaths = (of = period) => `accountBalance.deaths[${of}]`;
  const isFirst = period === 0;
  const paidIn = `${at('opening')} + ${at('premiums')}`;
  const grown = `${paidIn} + ${at('changeInFairValue')}`;
  const balance = `${grown} + ${at('annualCharge')}`;
  const inForce = at('inForce');
  const formulas: readonly (readonly [Roll, string])[] = [
    ['opening', isFirst ? '0' : at('closing', period - 1)],
    ['premiums', isFirst ? 'accountBalance.contracts × accountBalance.premium' : '0'],
    ['changeInFairValue', `(${paidIn}) × accountBalance.returns[${period}]`],
    ['annualCharge', `-(${grown}) × accountBalance.chargeRate`],
    [
      'inForce',
      isFirst
        ? 'accountBalance.contracts'
        : `max(0, ${at('inForce', period - 1)} - ${deaths(period - 1)})`,
    ],
    ['deathPayments', `if(${inForce}, -(${balance}) × min(1, ${deaths()} ÷ ${inForce}), 0)`],
    ['maturityPayment', isLast ? `-(${balance} + ${at('deathPayments')})` : '0'],
    [
      'guaranteeBenefits',
      `if(${inForce}, min(${deaths()}, ${inForce}) × max(0, accountBalance.deathBenefitFloor - (${balance}) ÷ ${inForce}), 0)`,
    ],
    ['closing', `${balance} + ${at('deathPayments')} + ${at('maturityPayment')}`],
  ];
  return formulas.map(([roll, formula]) => figure(at(roll), 'B101-B107', formula));
}

/** The balances as figures, each over those before it. */
export function accountSheet(input: AccountBalanceInput, periods: number): Worksheet {
  const listed = (name: 'returns' | 'deaths') =>
    Array.from({ length: periods }, (_, period) => [
      `accountBalance.${name}[${period}]`,
      input[name][period],
    ]);
  return {
    figures: Array.from({ length: periods }, (_, period) =>
      figuresOf(period, period === periods - 1),
    ).flat(),
    facts: valuesOf({
      'accountBalance.contracts': input.contracts,
      'accountBalance.premium': input.premium,
      'accountBalance.chargeRate': input.chargeRate,
      'accountBalance.deathBenefitFloor': input.deathBenefitFloor,
      ...Object.fromEntries([...listed('returns'), ...listed('deaths')]),
    }),
  };
}

/** What a holder or survivor gets in all circumstances is the balance, hence an investment component (B104-B105, Appendix A). */
export function accountBalance(input: AccountBalanceInput, periods: number): AccountBalance {
  const values = evaluateWorksheet(accountSheet(input, periods));
  const listed = (roll: Roll) =>
    Array.from({ length: periods }, (_, of) => values[`underlyingItems.${roll}[${of}]`] ?? 0);
  return {
    opening: listed('opening'),
    premiums: listed('premiums'),
    changeInFairValue: listed('changeInFairValue'),
    annualCharge: listed('annualCharge'),
    deathPayments: listed('deathPayments'),
    maturityPayment: listed('maturityPayment'),
    closing: listed('closing'),
    guaranteeBenefits: listed('guaranteeBenefits'),
    inForce: listed('inForce'),
  };
}
