import { derivedLazily, fact, type Derivation } from '../../formula/derivation';
import { parseFormula } from '../../formula/parse';
import { printFormula, valueOf } from '../../formula/print';
import type { ProjectionInput } from '../input/projectionInput';
import { addedUp } from './accountFormulas';
import { expectedExcess } from './guarantee';
import { PointFacts } from './pointFacts';
import { pointFormulas, type PointFormula } from './pointFormulas';

const guarantees: Readonly<Record<string, string>> = {
  excessOnDeath: 'guaranteedOnDeath',
  excessAtMaturity: 'guaranteedAtMaturity',
};

/** Explains a model point month by month: decrements, contracts in force, account, benefits, down to the numbers of the input. */
export class PointExplainer {
  private readonly facts: PointFacts;
  private readonly values = new Map<string, number>();
  private readonly derivations = new Map<string, Derivation>();
  private readonly formulas = new Map<number, Readonly<Record<string, PointFormula>>>();

  /** @param version index of the assumptions that apply */
  constructor(input: ProjectionInput, index: number, version: number) {
    this.facts = new PointFacts(input, index, version);
  }

  get months(): number {
    return this.facts.months;
  }

  private formulasAt(month: number) {
    const made =
      this.formulas.get(month) ?? pointFormulas(this.facts.at(month), this.facts.product);
    this.formulas.set(month, made);
    return made;
  }

  /** Guarantees with a time value are no formula of the four operations. */
  private guaranteeOf(name: string): string | undefined {
    return this.facts.hasVolatility ? guarantees[name] : undefined;
  }

  private formulaOf(name: string, month: number): PointFormula | undefined {
    const benefit = /^(benefit\d+)\.rate$/.exec(name)?.[1];
    const guarantee = guarantees[name];
    if (guarantee && !this.facts.hasVolatility) return ['B76', `max(0, ${guarantee} - account)`];
    if (benefit) return ['B62', `1 - (1 - ${benefit}.annual) ^ (1 ÷ 12)`];
    return this.formulasAt(month)[name];
  }

  private readonly place = (name: string, month: number): readonly [string, number] => {
    const [, at, other] = /^(?:before|at(\d+))\.(.+)$/.exec(name) ?? [];
    return other === undefined ? [name, month] : [other, at === undefined ? month - 1 : Number(at)];
  };

  private pathOf(name: string, month: number): string {
    const [own, of] = this.place(name, month);
    const isFigure = this.formulaOf(own, of) ?? this.guaranteeOf(own) ?? addedUp(own, of);
    return isFigure
      ? `modelPoints[${this.facts.index}].month${of + 1}.${own}`
      : this.facts.factOf(own, of).path;
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
    const sum = addedUp(name, month);
    const value = sum
      ? sum.reduce((all, [each, at]) => all + this.value(each, at), 0)
      : guarantee
        ? expectedExcess(of(guarantee), of('account'), of('volatility') * Math.sqrt(of('years')))
        : formula === undefined
          ? this.facts.factOf(name, month).value
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
    const sum = addedUp(name, month);
    let made: Derivation;
    if (sum)
      made = derivedLazily(path, value, 'B65', 'Σ', () =>
        sum.map(([each, at]) => this.explain(each, at)),
      );
    else if (guarantee) {
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
