import { never, type ModelPoints } from '../input/modelPoints';
import type { AccountPath } from './accountPath';
import type { ProductRates } from './monthlyRates';

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

/** Where points stand in an order: a range of it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The contracts of a cell on their way through the months: model points that differ in amounts and numbers alone, so that they die, lapse and pay in the same months
 * at the same rates. One is reused for all cells, so that projecting allocates nothing. What is constant within a policy year is looked up once a year, in `openYear`.
 */
export class CellState {
  rates!: ProductRates;
  months = 0;
  into!: Float64Array;
  end = 0;
  elapsed = 0;
  premiumTerm = 0;
  interval = 1;
  annuityStart = never;
  age = 0;
  sex: 0 | 1 = 0;
  term = 0;

  /** Point by point: contracts at the start, and amounts of one contract. */
  size = 0;
  contracts = new Float64Array(1);
  premium = new Float64Array(1);
  sumInsured = new Float64Array(1);
  account = new Float64Array(1);
  /** Where the product has accounts. */
  path!: AccountPath;

  /** Of all contracts at the start together: their number, and what they pay each time, insure, and earn a month of their premiums. */
  allContracts = 0;
  allPremiums = 0;
  allSumsInsured = 0;
  allEarned = 0;
  /** The most that one of them pays each time, as a share of what it insures. */
  highestPremium = 0;

  /** Share of the contracts that is in force, and premiums that each has paid. */
  inForce = 1;
  paid = 0;
  /** Annuities of all contracts at the start, and the share in force when they began. */
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

  /** @param order in which `from` and `to` say where the points stand */
  begin(
    points: ModelPoints,
    order: Int32Array,
    { from, to }: Range,
    rates: ProductRates,
    months: number,
    into: Float64Array,
  ): void {
    const first = order[from] as number;
    this.rates = rates;
    this.months = months;
    this.into = into;
    this.elapsed = points.elapsed[first] as number;
    this.term = points.term[first] as number;
    this.end = Math.min(this.term - this.elapsed, months);
    this.premiumTerm = points.premiumTerm[first] as number;
    this.interval = points.premiumInterval[first] as number;
    this.annuityStart = points.annuityStart[first] as number;
    this.age = points.issueAge[first] as number;
    this.sex = points.sex[first] as 0 | 1;
    this.take(points, order, from, to);
    const premiumsWithin = (time: number) =>
      Math.ceil(Math.min(time, this.premiumTerm) / this.interval);
    this.allEarned = (this.allPremiums * premiumsWithin(this.premiumTerm)) / this.term;
    this.inForce = 1;
    this.paid = premiumsWithin(this.elapsed);
    this.annuity = 0;
    this.certain = 0;
    if (this.elapsed === 0) {
      const { initialCommission, acquisitionExpense } = rates;
      const commission = initialCommission * this.allPremiums * premiumsWithin(12);
      add(into, 4 * months, commission + acquisitionExpense * this.allContracts);
    }
  }

  private take(points: ModelPoints, order: Int32Array, from: number, to: number): void {
    this.size = to - from;
    if (this.size > this.contracts.length) {
      this.contracts = new Float64Array(this.size);
      this.premium = new Float64Array(this.size);
      this.sumInsured = new Float64Array(this.size);
      this.account = new Float64Array(this.size);
    }
    this.allContracts = 0;
    this.allPremiums = 0;
    this.allSumsInsured = 0;
    this.highestPremium = 0;
    for (let place = 0; place < this.size; place++) {
      const point = order[from + place] as number;
      const contracts = points.contracts[point] as number;
      const premium = points.premium[point] as number;
      const sumInsured = points.sumInsured[point] as number;
      this.contracts[place] = contracts;
      this.premium[place] = premium;
      this.sumInsured[place] = sumInsured;
      this.account[place] = points.accountValue[point] as number;
      this.allContracts += contracts;
      this.allPremiums += contracts * premium;
      this.allSumsInsured += contracts * sumInsured;
      this.highestPremium = Math.max(this.highestPremium, premium / sumInsured);
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
    this.sickness = this.allSumsInsured * at(ages.sickness, age);
    this.treatment = this.allSumsInsured * at(ages.treatment, age);
    this.loss = this.allEarned * at(rates.lossRatio, year);
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

  /** 1 in a month in which a premium is due. */
  premiumDue(month: number): 0 | 1 {
    if (!this.isPaying) return 0;
    return this.interval === 1 || (this.elapsed + month) % this.interval === 0 ? 1 : 0;
  }

  /** Books a month. Amounts are those of all contracts at the start; claims leave out what is repaid in all circumstances. */
  book(month: number, premium: number, claims: number, component: number, unit: number): void {
    const { into, months, inForce, rates } = this;
    const claimed = inForce * claims;
    const perPremium = rates.shareOfPremium + this.renewal;
    const perContract = this.allContracts * (rates.expense[month] as number);
    const expense = inForce * (perContract + premium * perPremium);
    add(into, month, inForce * premium);
    add(into, months + month, claimed);
    add(into, 2 * months + month, expense + claimed * rates.shareOfClaims);
    add(into, 3 * months + month, inForce * component);
    add(into, 5 * months + month, inForce * unit);
    add(into, 6 * months + month, inForce * this.allContracts);
  }

  /** Claims that contracts in force bring in a month without ending. */
  recurringClaims(month: number): number {
    if (this.treatment === 0) return this.sickness + this.loss;
    return (
      this.sickness + this.treatment * (this.rates.claimsInflation[month] as number) + this.loss
    );
  }

  /** What a share of the sums insured is beyond what so many premiums make up. */
  insuredBeyond(share: number, premiums: number): number {
    if (share === 0) return 0;
    if (premiums === 0) return share * this.allSumsInsured;
    if (premiums * this.highestPremium <= share)
      return share * this.allSumsInsured - premiums * this.allPremiums;
    let sum = 0;
    for (let place = 0; place < this.size; place++) {
      const insured = share * (this.sumInsured[place] as number);
      const less = premiums * (this.premium[place] as number);
      if (insured > less) sum += (this.contracts[place] as number) * (insured - less);
    }
    return sum;
  }
}
