import { never, type ModelPoints } from '../input/modelPoints';
import type { ProductRates } from './monthlyRates';

/** Of a list by year: the last entry stays. */
export const entryOfYear = (values: Float64Array, year: number): number =>
  values[year < values.length ? year : values.length - 1] as number;

/** What the contracts of a cell share on their way through the months. What is constant within a policy year is looked up once a year, in `openYear`. */
export class CellTime {
  rates!: ProductRates;
  /** Months until the contracts end, or the projection. */
  end = 0;
  elapsed = 0;
  premiumTerm = 0;
  interval = 1;
  annuityStart = never;
  age = 0;
  sex: 0 | 1 = 0;
  term = 0;
  /** Months in which there are accounts, where the product has any. */
  accountEnd = 0;

  dying = 0;
  surrenderShare = 0;
  isPaying = false;

  /** @param point any of the cell */
  begin(points: ModelPoints, point: number, months: number): void {
    this.elapsed = points.elapsed[point] as number;
    this.term = points.term[point] as number;
    this.end = Math.min(this.term - this.elapsed, months);
    this.premiumTerm = points.premiumTerm[point] as number;
    this.interval = points.premiumInterval[point] as number;
    this.annuityStart = points.annuityStart[point] as number;
    this.accountEnd = Math.max(0, Math.min(this.end, this.annuityStart - this.elapsed));
    this.age = points.issueAge[point] as number;
    this.sex = points.sex[point] as 0 | 1;
  }

  /** Looks up what stays the same from `month` on, and returns until when. */
  openYear(month: number, isAnnuity: boolean): number {
    const { rates, elapsed, premiumTerm, annuityStart } = this;
    const since = elapsed + month;
    const year = Math.floor(since / 12);
    this.isPaying = since < premiumTerm;
    this.dying = entryOfYear(rates.bySex[this.sex].death, this.age + year);
    if (rates.product.account) this.surrenderShare = 1 - entryOfYear(rates.surrenderCharge, year);
    else if (rates.product.surrenderValue?.noneWhilePremiumsPaid && this.isPaying)
      this.surrenderShare = 0;
    else this.surrenderShare = entryOfYear(rates.surrenderShare, year);
    let until = Math.min(this.end, month + 12 - (since % 12));
    if (this.isPaying) until = Math.min(until, premiumTerm - elapsed);
    // Rates after premiums have ended change with the year since then.
    else if (rates.paidUpLapse) until = Math.min(until, month + 12 - ((since - premiumTerm) % 12));
    if (!isAnnuity) until = Math.min(until, annuityStart - elapsed);
    return until;
  }

  /** Premiums that are due in so many months since issue. */
  protected premiumsWithin(time: number): number {
    return Math.ceil(Math.min(time, this.premiumTerm) / this.interval);
  }

  /** Premiums that each contract has paid before a month. */
  premiumsBefore(month: number): number {
    return this.premiumsWithin(this.elapsed + month);
  }

  /** 1 in a month in which a premium is due. */
  premiumDue(month: number): 0 | 1 {
    if (!this.isPaying) return 0;
    return this.interval === 1 || (this.elapsed + month) % this.interval === 0 ? 1 : 0;
  }
}
