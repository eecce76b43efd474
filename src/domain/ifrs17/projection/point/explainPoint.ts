import { derivedLazily, fact, type Derivation } from '../../formula/derivation';
import { parseFormula } from '../../formula/parse';
import { printFormula, valueOf } from '../../formula/print';
import type { TableKind } from '../input/assumptionSet';
import { premiumScheduleOf } from '../input/modelPoints';
import { monthNumber } from '../input/calendarMonth';
import { entryAt } from './monthlyRates';
import { expectedExcess } from './normal';
import { pointFormulas, type MonthOfPoint, type PointFormula } from './pointFormulas';
import type { ModelPoint, ProjectionInput } from '../input/projectionInput';

/** A number of the input, under its path. */
interface Fact {
  readonly path: string;
  readonly value: number;
}

const guarantees: Readonly<Record<string, string>> = {
  excessOnDeath: 'guaranteedOnDeath',
  excessAtMaturity: 'guaranteedAtMaturity',
};

const nothing: Fact = { path: 'not stated', value: 0 };

/** Explains a model point month by month: decrements, contracts in force, account, benefits, down to the numbers of the input. */
export class PointExplainer {
  private readonly point: ModelPoint;
  private readonly elapsed: number;
  private readonly values = new Map<string, number>();
  private readonly derivations = new Map<string, Derivation>();
  private readonly formulas = new Map<number, Readonly<Record<string, PointFormula>>>();

  /** @param version index of the assumptions that apply */
  constructor(
    private readonly input: ProjectionInput,
    private readonly index: number,
    private readonly version: number,
  ) {
    this.point = input.modelPoints[index] as ModelPoint;
    this.elapsed = monthNumber(input.firstMonth) - monthNumber(this.point.issueMonth);
  }

  private get productIndex(): number {
    return this.input.products.findIndex(({ id }) => id === this.point.product);
  }
  private get product() {
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

  private at(month: number): MonthOfPoint {
    const since = this.elapsed + month;
    const { interval, premiumTerm } = this.schedule();
    const { annuityStart = Number.POSITIVE_INFINITY, term } = this.point;
    const { surrenderValue, annuity } = this.product;
    return {
      isFirst: month === 0,
      isLast: since + 1 === term,
      isNewBusiness: since === 0,
      isDue: since < premiumTerm && since % interval === 0,
      isSurrenderClosed: (surrenderValue?.noneWhilePremiumsPaid ?? false) && since < premiumTerm,
      isInPayment: since >= annuityStart,
      isAnnuityStart: since === annuityStart,
      isCertain: since < annuityStart + (annuity?.certainMonths ?? 0),
    };
  }

  private formulasAt(month: number) {
    const made = this.formulas.get(month) ?? pointFormulas(this.at(month), this.product);
    this.formulas.set(month, made);
    return made;
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
  private factOf(name: string, month: number): Fact {
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
      case 'premiumsBefore':
        return { path: `${points} premiums due before`, value: schedule.before(this.elapsed) };
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

  /** Guarantees with a time value are no formula of the four operations. */
  private guaranteeOf(name: string): string | undefined {
    return this.hasVolatility ? guarantees[name] : undefined;
  }

  private get hasVolatility(): boolean {
    return this.inTable('crediting', this.product.account?.crediting, 'volatility').value !== 0;
  }

  private formulaOf(name: string, month: number): PointFormula | undefined {
    const benefit = /^(benefit\d+)\.rate$/.exec(name)?.[1];
    const guarantee = guarantees[name];
    if (guarantee && !this.hasVolatility) return ['B76', `max(0, ${guarantee} - account)`];
    if (benefit) return ['B62', `1 - (1 - ${benefit}.annual) ^ (1 ÷ 12)`];
    return this.formulasAt(month)[name];
  }

  private readonly place = (name: string, month: number): readonly [string, number] =>
    name.startsWith('before.') ? [name.slice('before.'.length), month - 1] : [name, month];

  private pathOf(name: string, month: number): string {
    const [own, of] = this.place(name, month);
    const isFigure = this.formulaOf(own, of) ?? this.guaranteeOf(own);
    return isFigure
      ? `modelPoints[${this.index}].month${of + 1}.${own}`
      : this.factOf(own, of).path;
  }

  /** What a figure of one month (0 is the first) is worth. */
  value(given: string, from: number): number {
    const [name, month] = this.place(given, from);
    const key = `${month} ${name}`;
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const formula = this.formulaOf(name, month)?.[1];
    const guarantee = this.guaranteeOf(name);
    const of = (each: string) => this.value(each, month);
    const value = guarantee
      ? expectedExcess(of(guarantee), of('account'), of('volatility') * Math.sqrt(of('years')))
      : formula === undefined
        ? this.factOf(name, month).value
        : valueOf(parseFormula(formula), of);
    this.values.set(key, value);
    return value;
  }

  /** How a figure of a month came about. */
  explain(given: string, from: number): Derivation {
    const [name, month] = this.place(given, from);
    const key = `${month} ${name}`;
    const known = this.derivations.get(key);
    if (known) return known;
    const value = this.value(name, month);
    const own = this.formulaOf(name, month);
    const guarantee = this.guaranteeOf(name);
    const path = this.pathOf(name, month);
    let made: Derivation;
    if (guarantee) {
      const parts = [guarantee, 'account', 'volatility', 'years'];
      const [strike = '', mean = '', volatility = '', years = ''] = parts.map((each) =>
        this.pathOf(each, month),
      );
      const text = `expected excess of ${strike} over ${mean}, lognormal with ${volatility} × √(${years})`;
      made = derivedLazily(path, value, 'B76', text, () =>
        parts.map((each) => this.explain(each, month)),
      );
    } else if (own) {
      const { text, names } = printFormula(parseFormula(own[1]), {
        nameOf: (each) => this.pathOf(each, month),
        valueOf: (each) => this.value(each, month),
      });
      made = derivedLazily(path, value, own[0], text, () =>
        names.map((each) => this.explain(each, month)),
      );
    } else made = fact(path, value);
    this.derivations.set(key, made);
    return made;
  }
}

/** Index of the version that applies. */
export const versionIndex = ({ assumptions, firstMonth }: ProjectionInput): number =>
  assumptions.reduce(
    (latest, { effectiveFrom }, index) =>
      effectiveFrom <= firstMonth && effectiveFrom >= (assumptions[latest]?.effectiveFrom ?? '')
        ? index
        : latest,
    -1,
  );
