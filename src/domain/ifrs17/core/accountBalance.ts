import type { GroupInput } from '../schema/group';

type AccountBalanceInput = NonNullable<GroupInput['accountBalance']>;

/** Policyholders' account balances by period; payments and charges are effects on the balance. */
export interface AccountBalance {
  readonly opening: readonly number[];
  readonly premiums: readonly number[];
  readonly changeInFairValue: readonly number[];
  readonly annualCharge: readonly number[];
  readonly deathPayments: readonly number[];
  readonly maturityPayment: readonly number[];
  readonly closing: readonly number[];
  /** Benefits beyond the balance: the guarantee, the only part that is an insurance service expense. */
  readonly guaranteeBenefits: readonly number[];
  /** Contracts in force during each period. */
  readonly inForce: readonly number[];
}

/**
 * Rolls the balances: return, then charge, then deaths at the end of the period, and maturity of all others at the end of the last.
 * What a holder or survivor gets in all circumstances is the balance, hence an investment component (B104-B105, Appendix A).
 */
export function accountBalance(input: AccountBalanceInput, periods: number): AccountBalance {
  const roll = {
    opening: [] as number[],
    premiums: [] as number[],
    changeInFairValue: [] as number[],
    annualCharge: [] as number[],
    deathPayments: [] as number[],
    maturityPayment: [] as number[],
    closing: [] as number[],
    guaranteeBenefits: [] as number[],
    inForce: [] as number[],
  };
  let balance = 0;
  let contracts = input.contracts;
  for (let period = 0; period < periods; period++) {
    roll.opening.push(balance);
    roll.inForce.push(contracts);
    const premium = period === 0 ? input.contracts * input.premium : 0;
    const growth = (balance + premium) * (input.returns[period] ?? 0);
    const charge = (balance + premium + growth) * (input.chargeRate ?? 0);
    const deaths = Math.min(input.deaths[period] ?? 0, contracts);
    const before = balance + premium + growth - charge;
    const each = contracts === 0 ? 0 : before / contracts;
    const atDeath = deaths * each;
    const maturing = period === periods - 1 ? before - atDeath : 0;
    roll.premiums.push(premium);
    roll.changeInFairValue.push(growth);
    roll.annualCharge.push(-charge);
    roll.deathPayments.push(-atDeath);
    roll.maturityPayment.push(-maturing);
    roll.guaranteeBenefits.push(deaths * Math.max(0, (input.deathBenefitFloor ?? 0) - each));
    balance = before - atDeath - maturing;
    contracts -= deaths;
    roll.closing.push(balance);
  }
  return roll;
}
