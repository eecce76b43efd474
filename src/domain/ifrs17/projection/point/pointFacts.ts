import { monthNumber } from '../input/calendarMonth';
import type { TableKind } from '../input/assumptionSet';
import { premiumScheduleOf } from '../input/modelPoints';
import type { ModelPoint, ProjectionInput } from '../input/projectionInput';
import { entryAt } from './monthlyRates';
import type { MonthOfPoint } from './pointFormulas';

/** A number of the input, under its path. */
interface Fact {
  readonly path: string;
  readonly value: number;
}

const nothing: Fact = { path: 'not stated', value: 0 };

/** What the names in the formulas of a model point stand for in the input, month by month. */
export class PointFacts {
  private readonly point: ModelPoint;
  private readonly elapsed: number;

  /** @param version index of the assumptions that apply */
  constructor(
    private readonly input: ProjectionInput,
    readonly index: number,
    private readonly version: number,
  ) {
    this.point = input.modelPoints[index] as ModelPoint;
    this.elapsed = monthNumber(input.firstMonth) - monthNumber(this.point.issueMonth);
  }

  private get productIndex(): number {
    return this.input.products.findIndex(({ id }) => id === this.point.product);
  }
  get product() {
    return this.input.products[this.productIndex] as ProjectionInput['products'][number];
  }
  get months(): number {
    return this.point.term - this.elapsed;
  }

  private schedule() {
    const { interval, premiumTerm } = premiumScheduleOf(this.point);
    const before = (since: number) => Math.ceil(Math.min(since, premiumTerm) / interval);
    return { interval, premiumTerm, before };
  }

  at(month: number): MonthOfPoint {
    const since = this.elapsed + month;
    const { interval, premiumTerm } = this.schedule();
    const { annuityStart = Number.POSITIVE_INFINITY, term } = this.point;
    const { surrenderValue, annuity } = this.product;
    return {
      month,
      isFirst: month === 0,
      isLast: since + 1 === term,
      isNewBusiness: since === 0,
      isDue: since < premiumTerm && since % interval === 0,
      isSurrenderClosed: (surrenderValue?.noneWhilePremiumsPaid ?? false) && since < premiumTerm,
      isInPayment: since >= annuityStart,
      isAnnuityStart: since === annuityStart,
      paidFrom: Math.max(0, annuityStart - this.elapsed),
      isCertain: since < annuityStart + (annuity?.certainMonths ?? 0),
    };
  }

  /** A table of the assumptions by its name, and where it stands. */
  private table<K extends TableKind>(kind: K, id: string | undefined) {
    const tables = this.input.assumptions[this.version]?.[kind] ?? [];
    const place = tables.findIndex((each) => each.id === id);
    const table = tables[place];
    return table && { table, path: `assumptions[${this.version}].${kind}[${place}]` };
  }

  /** The entry of a list by year; the last one stays. */
  private listed(path: string, values: readonly number[] | undefined, year: number): Fact {
    if (!values || values.length === 0) return { ...nothing, path };
    const place = Math.min(year, values.length - 1);
    return { path: `${path}[${place}]`, value: entryAt(values, place) };
  }

  private byAge(
    kind: 'mortality' | 'morbidity' | 'claimCosts',
    id: string | undefined,
    month: number,
  ): Fact {
    const found = this.table(kind, id);
    if (!found || !('male' in found.table)) return nothing;
    const { male, female } = found.table;
    const isFemale = this.point.sex === 'female' && female !== undefined;
    const age = (this.point.issueAge ?? 0) + Math.floor((this.elapsed + month) / 12);
    return this.listed(
      `${found.path}.${isFemale ? 'female' : 'male'}`,
      isFemale ? female : male,
      age,
    );
  }

  private inTable(kind: TableKind, id: string | undefined, field: string, year?: number): Fact {
    const found = this.table(kind, id);
    const value: unknown =
      found && Object.entries(found.table).find(([name]) => name === field)?.[1];
    const path = found ? `${found.path}.${field}` : nothing.path;
    if (Array.isArray(value)) return this.listed(path, value as readonly number[], year ?? 0);
    return { path, value: typeof value === 'number' ? value : 0 };
  }

  private lapse(month: number): Fact {
    const since = this.elapsed + month;
    const { premiumTerm } = this.schedule();
    const own = this.table('lapse', this.product.lapse);
    const isPaidUp =
      since >= premiumTerm && own && 'paidUpRates' in own.table && own.table.paidUpRates;
    return isPaidUp
      ? this.inTable(
          'lapse',
          this.product.lapse,
          'paidUpRates',
          Math.floor((since - premiumTerm) / 12),
        )
      : this.inTable('lapse', this.product.lapse, 'rates', Math.floor(since / 12));
  }

  private ofBenefit(name: string, month: number): Fact {
    const [own = '', field] = name.split('.');
    const place = Number(own.slice('benefit'.length));
    const benefit = this.product.benefits?.[place];
    const path = `products[${this.productIndex}].benefits[${place}]`;
    const year = Math.floor((this.elapsed + month) / 12);
    if (field === 'share' && benefit && 'share' in benefit)
      return { path: `${path}.share`, value: benefit.share ?? 1 };
    if (field === 'annual' && benefit?.on === 'diagnosis')
      return this.byAge('morbidity', benefit.morbidity, month);
    if (field === 'cost' && benefit?.on === 'treatment')
      return this.byAge('claimCosts', benefit.claimCosts, month);
    if (field === 'lossRatio' && benefit?.on === 'loss')
      return this.inTable('lossRatios', benefit.lossRatios, 'ratios', year);
    return { path: `${path}.${field}`, value: field === 'share' ? 1 : 0 };
  }

  /** What a name that is no figure stands for in a month. */
  factOf(name: string, month: number): Fact {
    const year = Math.floor((this.elapsed + month) / 12);
    const projected = Math.floor(month / 12);
    const own = this.product;
    const terms = own.account;
    const points = `modelPoints[${this.index}]`;
    const product = `products[${this.productIndex}]`;
    const set = this.input.assumptions[this.version];
    const schedule = this.schedule();
    const ofPoint = (field: keyof ModelPoint) => ({
      path: `${points}.${field}`,
      value: Number(this.point[field] ?? 0),
    });
    const ofAccount = (
      field:
        | 'premiumLoading'
        | 'riskChargeFactor'
        | 'guaranteedRate'
        | 'chargeRate'
        | 'guaranteedOnDeath'
        | 'guaranteedAtMaturity',
    ) => ({
      path: `${product}.account.${field}`,
      value: terms?.[field] ?? 0,
    });
    const inExpenses = (field: string) => this.inTable('expenses', own.expenses, field);
    if (name.startsWith('benefit')) return this.ofBenefit(name, month);
    switch (name) {
      case 'contracts':
      case 'sumInsured':
      case 'premium':
      case 'term':
      case 'accountValue':
        return ofPoint(name);
      case 'premiumsSoFar':
        return {
          path: `${points} premiums due by month ${month + 1}`,
          value: schedule.before(this.elapsed + month + 1),
        };
      case 'premiumsInAll':
        return { path: `${points} premiums due in all`, value: schedule.before(this.point.term) };
      case 'premiumsOfFirstYear':
        return { path: `${points} premiums due in the first year`, value: schedule.before(12) };
      case 'qx':
        return this.byAge('mortality', own.mortality, month);
      case 'lapse':
        return this.lapse(month);
      case 'perContract':
      case 'shareOfPremium':
      case 'shareOfClaims':
        return inExpenses(name);
      case 'acquisitionExpense':
        return inExpenses('acquisition');
      case 'initialCommission':
        return this.inTable('commissions', own.commissions, 'initial');
      case 'renewal':
        return this.inTable('commissions', own.commissions, 'renewal', year);
      case 'inflation':
      case 'claimsInflation':
        return this.listed(`assumptions[${this.version}].${name}`, set?.[name], projected);
      case 'credited':
        return this.inTable('crediting', terms?.crediting, 'rates', projected);
      case 'volatility':
        return this.inTable('crediting', terms?.crediting, 'volatility');
      case 'surrenderShare':
        return this.listed(
          `${product}.surrenderValue.shareOfPremiums`,
          own.surrenderValue?.shareOfPremiums,
          year,
        );
      case 'surrenderCharge':
        return this.listed(
          `${product}.account.surrenderCharge`,
          [...(terms?.surrenderCharge ?? []), 0],
          year,
        );
      case 'premiumLoading':
      case 'riskChargeFactor':
      case 'guaranteedRate':
      case 'chargeRate':
        return ofAccount(name);
      case 'guaranteedDeathShare':
        return ofAccount('guaranteedOnDeath');
      case 'guaranteedMaturityShare':
        return ofAccount('guaranteedAtMaturity');
      case 'maturity.shareOfPremiums':
        return { path: `${product}.${name}`, value: own.maturity?.shareOfPremiums ?? 0 };
      case 'maturity.shareOfSumInsured':
        return { path: `${product}.${name}`, value: own.maturity?.shareOfSumInsured ?? 0 };
      case 'conversionFactor':
        return { path: `${product}.annuity.${name}`, value: own.annuity?.conversionFactor ?? 0 };
      case 'years':
        return { path: `years to the end of month ${month + 1}`, value: (month + 1) / 12 };
      default:
        throw new RangeError(`no figure ${name}`);
    }
  }

  get hasVolatility(): boolean {
    return this.inTable('crediting', this.product.account?.crediting, 'volatility').value !== 0;
  }
}
