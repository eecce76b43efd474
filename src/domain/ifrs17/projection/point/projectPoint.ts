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

const add = (into: Float64Array, at: number, amount: number): void => {
  into[at] = (into[at] as number) + amount;
};
const at = (values: Float64Array, year: number): number =>
  values[year < values.length ? year : values.length - 1] as number;

/**
 * The contracts of one model point on their way through the months. One is reused for all points, so that projecting allocates nothing.
 * What is constant within a policy year is looked up once a year, in `openYear`.
 */
export class PointProjection {
  private rates!: ProductRates;
  private months = 0;
  private into!: Float64Array;
  private end = 0;
  private elapsed = 0;
  private premiumTerm = 0;
  private interval = 1;
  private premium = 0;
  private sumInsured = 0;
  private earned = 0;
  private annuityStart = never;
  private age = 0;
  private sex: 0 | 1 = 0;
  private term = 0;

  private inForce = 0;
  private paid = 0;
  private account = 0;
  private annuity = 0;
  private certain = 0;

  private dying = 0;
  private diagnosed = 0;
  private lapsing = 0;
  private sickness = 0;
  private treatment = 0;
  private loss = 0;
  private renewal = 0;
  private surrenderShare = 0;
  private isPaying = false;

  /** Adds what the point is expected to bring to `into`. */
  run(
    points: ModelPoints,
    point: number,
    rates: ProductRates,
    months: number,
    into: Float64Array,
  ): void {
    this.begin(points, point, rates, months, into);
    for (let month = 0; month < this.end;) {
      const isAnnuity = this.elapsed + month >= this.annuityStart;
      const until = this.openYear(month, isAnnuity);
      if (isAnnuity) this.annuityMonths(month, until);
      else if (rates.product.account) this.accountMonths(month, until);
      else this.plainMonths(month, until);
      month = until;
    }
    if (this.elapsed + this.end === this.term) this.mature(this.end - 1);
  }

  /** What is left of the point after the months that were run: contracts, and the account balance of one of them. */
  get left(): { readonly contracts: number; readonly accountValue: number } {
    const isOver = this.elapsed + this.end === this.term;
    return isOver
      ? { contracts: 0, accountValue: 0 }
      : { contracts: this.inForce, accountValue: this.account };
  }

  private begin(
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
  private openYear(month: number, isAnnuity: boolean): number {
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

  private premiumDue(month: number): number {
    if (!this.isPaying) return 0;
    return this.interval === 1 || (this.elapsed + month) % this.interval === 0 ? this.premium : 0;
  }

  /** Books a month of those in force at its start. Amounts are those of one contract; claims leave out what is repaid in all circumstances. */
  private book(
    month: number,
    premium: number,
    claims: number,
    component: number,
    unit: number,
  ): void {
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
  private recurringClaims(month: number): number {
    if (this.treatment === 0) return this.sickness + this.loss;
    return (
      this.sickness + this.treatment * (this.rates.claimsInflation[month] as number) + this.loss
    );
  }

  private plainMonths(from: number, until: number): void {
    const { rates, dying, diagnosed, lapsing, sumInsured, surrenderShare } = this;
    const leaving = dying + diagnosed + lapsing;
    const onDeath = rates.deathShare * sumInsured;
    const onDiagnosis = rates.diagnosisShare * sumInsured;
    const isInvestment = rates.product.surrenderValue?.isInvestmentComponent ?? true;
    const units = rates.product.coverageUnits ?? 'sumInsured';
    const unit = units === 'contracts' ? 1 : sumInsured;
    for (let month = from; month < until; month++) {
      const premium = this.premiumDue(month);
      this.paid += premium;
      const surrender = surrenderShare * this.paid;
      const component = isInvestment ? surrender : 0;
      const claims =
        dying * (onDeath > component ? onDeath - component : 0) +
        diagnosed * (onDiagnosis > component ? onDiagnosis - component : 0) +
        lapsing * (surrender - component) +
        this.recurringClaims(month);
      this.book(
        month,
        premium,
        claims,
        leaving * component,
        units === 'surrenderValue' ? surrender : unit,
      );
      this.inForce *= 1 - leaving;
    }
  }

  /** What death pays beyond the account, of which `guaranteed` has a time value. */
  private excessOnDeath(month: number): number {
    const { account, rates, sumInsured, paid } = this;
    const terms = rates.product.account;
    const insured = rates.deathShare * sumInsured;
    const isAdded = terms?.deathBenefit === 'added';
    const guaranteed = Math.max(isAdded ? 0 : insured, (terms?.guaranteedOnDeath ?? 0) * paid);
    return (isAdded ? insured : 0) + this.excess(guaranteed, account, month);
  }

  private excess(guarantee: number, account: number, month: number): number {
    const { volatility } = this.rates;
    return volatility === 0
      ? Math.max(0, guarantee - account)
      : expectedExcess(guarantee, account, volatility * Math.sqrt((month + 1) / 12));
  }

  private accountMonths(from: number, until: number): void {
    const { into, months, rates, dying, diagnosed, lapsing, sumInsured } = this;
    const leaving = dying + diagnosed + lapsing;
    const { account: terms, coverageUnits: units = 'sumInsured' } = rates.product;
    const [loading, charge] = [terms?.premiumLoading ?? 0, (terms?.chargeRate ?? 0) / 12];
    const charged = (terms?.riskChargeFactor ?? 0) * dying;
    const isAdded = terms?.deathBenefit === 'added';
    const insured = rates.deathShare * sumInsured;
    const onDiagnosis = rates.diagnosisShare * sumInsured;
    const unit = units === 'contracts' ? 1 : sumInsured;
    for (let month = from; month < until; month++) {
      const premium = this.premiumDue(month);
      this.paid += premium;
      this.account += premium * (1 - loading);
      const atRisk = isAdded ? insured : Math.max(0, insured - this.account);
      this.account -= Math.min(this.account, charged * atRisk);
      const earned = this.account * (rates.credited[month] as number);
      add(into, 7 * months + month, this.inForce * earned);
      this.account = (this.account + earned) * (1 - charge);
      const component = this.surrenderShare * this.account;
      const claims =
        dying * (this.excessOnDeath(month) + this.account - component) +
        diagnosed * Math.max(0, onDiagnosis - component) +
        this.recurringClaims(month);
      this.book(
        month,
        premium,
        claims,
        leaving * component,
        units === 'surrenderValue' ? component : unit,
      );
      this.inForce *= 1 - leaving;
    }
  }

  /** Annuities in payment: in all circumstances for the months certain, then to survivors. */
  private annuityMonths(from: number, until: number): void {
    const { into, months, rates, dying, elapsed, annuityStart } = this;
    const { annuity: terms, coverageUnits } = rates.product;
    if (this.annuity === 0) {
      const isConverted = rates.product.account && elapsed < annuityStart;
      this.annuity = isConverted ? this.account / (terms?.conversionFactor ?? 1) : this.sumInsured;
      this.certain = this.inForce;
      this.account = 0;
    }
    for (let month = from; month < until; month++) {
      const premium = this.premiumDue(month);
      this.paid += premium;
      const isCertain = elapsed + month < annuityStart + (terms?.certainMonths ?? 0);
      const toSurvivors = isCertain ? 0 : ((1 - dying) * this.annuity) / 12;
      const claims = this.recurringClaims(month) + toSurvivors;
      this.book(month, premium, claims, 0, coverageUnits === 'contracts' ? 1 : this.annuity);
      if (isCertain) add(into, 3 * months + month, (this.certain * this.annuity) / 12);
      this.inForce *= 1 - dying;
    }
  }

  /** What those get who are in force at the end of the term. */
  private mature(month: number): void {
    const { maturity, account: terms, surrenderValue } = this.rates.product;
    const stated =
      (maturity?.shareOfPremiums ?? 0) * this.paid +
      (maturity?.shareOfSumInsured ?? 0) * this.sumInsured;
    const isInvestment =
      terms || surrenderValue ? (surrenderValue?.isInvestmentComponent ?? true) : false;
    const component = this.account + (isInvestment ? stated : 0);
    const isAnnuity = this.annuity > 0;
    const guaranteed = isAnnuity ? 0 : (terms?.guaranteedAtMaturity ?? 0) * this.paid;
    const beyond = (isInvestment ? 0 : stated) + this.excess(guaranteed, this.account, month);
    if (component !== 0) add(this.into, 3 * this.months + month, this.inForce * component);
    if (beyond !== 0) {
      add(this.into, this.months + month, this.inForce * beyond);
      add(this.into, 2 * this.months + month, this.inForce * beyond * this.rates.shareOfClaims);
    }
  }
}
