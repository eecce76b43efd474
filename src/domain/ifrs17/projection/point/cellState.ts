import type { ModelPoints } from '../input/modelPoints';
import type { AccountPath } from './accountPath';
import { CellTime, entryOfYear as at } from './cellTime';
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
/** Where points stand in an order: a range of it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The contracts of a cell on their way through the months: model points that differ in amounts and numbers alone, so that they die, lapse and pay in the same months
 * at the same rates. One is reused for all cells, so that projecting allocates nothing.
 */
export class CellState extends CellTime {
  months = 0;
  into!: Float64Array;

  /** Point by point: contracts at the start, and amounts of one contract. */
  size = 0;
  contracts = new Float64Array(1);
  premium = new Float64Array(1);
  sumInsured = new Float64Array(1);
  balances = new Float64Array(1);
  guaranteed = new Float64Array(1);
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

  diagnosed = 0;
  lapsing = 0;
  sickness = 0;
  treatment = 0;
  loss = 0;
  renewal = 0;

  /** @param order in which `from` and `to` say where the points stand */
  beginCell(
    points: ModelPoints,
    order: Int32Array,
    { from, to }: Range,
    rates: ProductRates,
    months: number,
    into: Float64Array,
  ): void {
    this.begin(points, order[from] as number, months);
    this.rates = rates;
    this.months = months;
    this.into = into;
    this.take(points, order, from, to);
    this.allEarned = (this.allPremiums * this.premiumsWithin(this.premiumTerm)) / this.term;
    this.inForce = 1;
    this.paid = this.premiumsBefore(0);
    this.annuity = 0;
    this.certain = 0;
    if (this.elapsed === 0) {
      const { initialCommission, acquisitionExpense } = rates;
      const commission = initialCommission * this.allPremiums * this.premiumsWithin(12);
      add(into, 4 * months, commission + acquisitionExpense * this.allContracts);
    }
  }

  private take(points: ModelPoints, order: Int32Array, from: number, to: number): void {
    this.size = to - from;
    if (this.size > this.contracts.length) {
      this.contracts = new Float64Array(this.size);
      this.premium = new Float64Array(this.size);
      this.sumInsured = new Float64Array(this.size);
      this.balances = new Float64Array(this.size);
      this.guaranteed = new Float64Array(this.size);
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
      this.balances[place] = points.accountValue[point] as number;
      this.allContracts += contracts;
      this.allPremiums += contracts * premium;
      this.allSumsInsured += contracts * sumInsured;
      this.highestPremium = Math.max(this.highestPremium, premium / sumInsured);
    }
  }

  override openYear(month: number, isAnnuity: boolean): number {
    const until = super.openYear(month, isAnnuity);
    const { rates, premiumTerm, dying } = this;
    const since = this.elapsed + month;
    const year = Math.floor(since / 12);
    const ages = rates.bySex[this.sex];
    const age = this.age + year;
    const lapse =
      this.isPaying || !rates.paidUpLapse
        ? at(rates.lapse, year)
        : at(rates.paidUpLapse, Math.floor((since - premiumTerm) / 12));
    this.diagnosed = isAnnuity ? 0 : (1 - dying) * at(ages.diagnosis, age);
    this.lapsing = isAnnuity ? 0 : (1 - dying - this.diagnosed) * lapse;
    this.sickness = this.allSumsInsured * at(ages.sickness, age);
    this.treatment = this.allSumsInsured * at(ages.treatment, age);
    this.loss = this.allEarned * at(rates.lossRatio, year);
    this.renewal = at(rates.renewalCommission, year);
    return until;
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
