import { never, type ModelPoints } from '../input/modelPoints';
import type { ProductRates } from './monthlyRates';
import { expectedExcess } from './normal';

/** Kinds of projected amounts, laid one after the other in a unit's array, each with one entry a month. */
export const projectedKinds = [
  'premiums',
  'claims',
  'expenses',
  'investmentComponents',
  'acquisition',
  'coverageUnits',
  'inForce',
  'accountReturn',
] as const;
export type ProjectedKind = (typeof projectedKinds)[number];

export const add = (into: Float64Array, at: number, amount: number): void => {
  into[at] = (into[at] as number) + amount;
};
/** Of a list by year: the last entry stays. */
const at = (values: Float64Array, year: number): number =>
  values[year < values.length ? year : values.length - 1] as number;

/**
 * The contracts of one model point on their way through the months. One is reused for all points, so that projecting allocates nothing.
 * What is constant within a policy year is looked up once a year, in `openYear`.
 */
export class PointState {
  rates!: ProductRates;
  months = 0;
  into!: Float64Array;
  end = 0;
  elapsed = 0;
  premiumTerm = 0;
  interval = 1;
  premium = 0;
  sumInsured = 0;
  earned = 0;
  annuityStart = never;
  age = 0;
  sex: 0 | 1 = 0;
  term = 0;

  inForce = 0;
  paid = 0;
  account = 0;
  annuity = 0;
  certain = 0;

  dying = 0;
  diagnosed = 0;
  lapsing = 0;
  sickness = 0;
  treatment = 0;
  loss = 0;
  renewal = 0;
  surrenderShare = 0;
  isPaying = false;

  begin(
    points: ModelPoints,
    point: number,
    rates: ProductRates,
    months: number,
    into: Float64Array,
  ): void {
    this.rates = rates;
    this.months = months;
    this.into = into;
    this.elapsed = points.elapsed[point] as number;
    this.term = points.term[point] as number;
    this.end = Math.min(this.term - this.elapsed, months);
    this.premiumTerm = points.premiumTerm[point] as number;
    this.interval = points.premiumInterval[point] as number;
    this.premium = points.premium[point] as number;
    this.sumInsured = points.sumInsured[point] as number;
    this.earned = (this.premium * Math.ceil(this.premiumTerm / this.interval)) / this.term;
    this.annuityStart = points.annuityStart[point] as number;
    this.age = points.issueAge[point] as number;
    this.sex = points.sex[point] as 0 | 1;
    this.inForce = points.contracts[point] as number;
    this.paid = this.premium * Math.ceil(Math.min(this.elapsed, this.premiumTerm) / this.interval);
    this.account = points.accountValue[point] as number;
    this.annuity = 0;
    this.certain = 0;
    if (this.elapsed === 0) {
      const firstYear = this.premium * Math.ceil(Math.min(12, this.premiumTerm) / this.interval);
      const { initialCommission, acquisitionExpense } = rates;
      add(into, 4 * months, this.inForce * (initialCommission * firstYear + acquisitionExpense));
    }
  }

  /** Looks up what stays the same from `month` on, and returns until when. */
  openYear(month: number, isAnnuity: boolean): number {
    const { rates, elapsed, premiumTerm, annuityStart } = this;
    const since = elapsed + month;
    const year = Math.floor(since / 12);
    const ages = rates.bySex[this.sex];
    const age = this.age + year;
    this.isPaying = since < premiumTerm;
    const { surrenderValue } = rates.product;
    const lapse =
      this.isPaying || !rates.paidUpLapse
        ? at(rates.lapse, year)
        : at(rates.paidUpLapse, Math.floor((since - premiumTerm) / 12));
    this.dying = at(ages.death, age);
    this.diagnosed = isAnnuity ? 0 : (1 - this.dying) * at(ages.diagnosis, age);
    this.lapsing = isAnnuity ? 0 : (1 - this.dying - this.diagnosed) * lapse;
    this.sickness = this.sumInsured * at(ages.sickness, age);
    this.treatment = this.sumInsured * at(ages.treatment, age);
    this.loss = this.earned * at(rates.lossRatio, year);
    this.renewal = at(rates.renewalCommission, year);
    this.surrenderShare =
      surrenderValue?.noneWhilePremiumsPaid && this.isPaying ? 0 : at(rates.surrenderShare, year);
    if (rates.product.account) this.surrenderShare = 1 - at(rates.surrenderCharge, year);
    let until = Math.min(this.end, month + 12 - (since % 12));
    if (this.isPaying) until = Math.min(until, premiumTerm - elapsed);
    // Rates after premiums have ended change with the year since then.
    else if (rates.paidUpLapse) until = Math.min(until, month + 12 - ((since - premiumTerm) % 12));
    if (!isAnnuity) until = Math.min(until, annuityStart - elapsed);
    return until;
  }

  premiumDue(month: number): number {
    if (!this.isPaying) return 0;
    return this.interval === 1 || (this.elapsed + month) % this.interval === 0 ? this.premium : 0;
  }

  /** Books a month of those in force at its start. Amounts are those of one contract; claims leave out what is repaid in all circumstances. */
  book(month: number, premium: number, claims: number, component: number, unit: number): void {
    const { into, months, inForce, rates } = this;
    const claimed = inForce * claims;
    const perPremium = rates.shareOfPremium + this.renewal;
    const expense = inForce * ((rates.expense[month] as number) + premium * perPremium);
    add(into, month, inForce * premium);
    add(into, months + month, claimed);
    add(into, 2 * months + month, expense + claimed * rates.shareOfClaims);
    add(into, 3 * months + month, inForce * component);
    add(into, 5 * months + month, inForce * unit);
    add(into, 6 * months + month, inForce);
  }

  /** Claims that a contract in force brings in a month without ending. */
  recurringClaims(month: number): number {
    if (this.treatment === 0) return this.sickness + this.loss;
    return (
      this.sickness + this.treatment * (this.rates.claimsInflation[month] as number) + this.loss
    );
  }

  /** What a guarantee pays beyond an account, with its time value where the account is volatile. */
  excess(guarantee: number, account: number, month: number): number {
    return expectedExcess(guarantee, account, this.rates.deviation[month] as number);
  }
}
