import { InputError } from '../schema/problem';
import { derived, fact, type Derivation } from './derivation';
import { compileFormula } from './compile';
import { parseFormula, type Formula } from './parse';
import { printFormula } from './print';

/** A figure of a calculation: its name, the paragraph it follows, and its one formula over facts and earlier figures. */
export interface Figure {
  readonly id: string;
  readonly paragraph: string;
  readonly formula: Formula;
}

export const figure = (id: string, paragraph: string, formula: string): Figure => ({
  id,
  paragraph,
  formula: parseFormula(formula),
});

export type Values = Readonly<Record<string, number>>;

/** A calculation as a list of figures in the order of the standard, over facts under their places in the input. */
export interface Worksheet {
  readonly figures: readonly Figure[];
  /** Where a figure has the name of a field that it differs from, the fact is `input.` and its place; flags are 1 and 0, and stand in no explanation. */
  readonly facts: Values;
  /** Facts that the result shows too. */
  readonly shown?: readonly string[];
}

/** What is left out is 0. */
export const valuesOf = (stated: Readonly<Record<string, number | boolean | undefined>>): Values =>
  Object.fromEntries(Object.entries(stated).map(([name, value]) => [name, Number(value ?? 0)]));

/**
 * Works the figures out one after the other.
 * @throws InputError where a figure is no number: a rate of a payment that is nothing, a share of nothing
 * @throws RangeError for a name that is neither a fact nor an earlier figure
 */
export function evaluateWorksheet({ figures, facts }: Worksheet): Values {
  const names = [...Object.keys(facts), ...figures.map(({ id }) => id)];
  const values = Float64Array.from(names, (name) => facts[name] ?? 0);
  const known = new Map(Object.keys(facts).map((name, index) => [name, index]));
  for (const { id, formula } of figures) {
    const value = compileFormula(formula, (name) => {
      const place = known.get(name);
      if (place === undefined) throw new RangeError(`${id} needs ${name}, which is not known yet`);
      return place;
    });
    const place = known.get(id) ?? known.size;
    const worth = value(values, 0) + 0;
    if (!Number.isFinite(worth))
      throw new InputError([
        {
          path: '',
          code: 'range',
          expected: 'amounts and rates whose results stay within the range of a number',
          found: `${id} is beyond it`,
        },
      ]);
    values[place] = worth;
    known.set(id, place);
  }
  return Object.fromEntries([...known].map(([name, place]) => [name, values[place] ?? 0]));
}

/** The figures, and the facts that are shown with them. */
export function resultOf(sheet: Worksheet): Values {
  const values = evaluateWorksheet(sheet);
  const names = [...(sheet.shown ?? []), ...sheet.figures.map(({ id }) => id)];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? 0]));
}

/** Explains figures of a worksheet, each once. @returns a way to ask by name; undefined where it has no figure of that name */
export function worksheetExplainer(sheet: Worksheet): (asked: string) => Derivation | undefined {
  const values = evaluateWorksheet(sheet);
  const figures = new Map(sheet.figures.map((each) => [each.id, each]));
  const known = new Map<string, Derivation>();
  const valueOf = (name: string) => values[name] ?? 0;
  const explained = (name: string): Derivation => {
    const own = figures.get(name);
    if (!own) return fact(name, valueOf(name));
    const { text, names } = printFormula(own.formula, { nameOf: (each) => each, valueOf });
    return derived(name, valueOf(name), own.paragraph, text, names.map(explain));
  };
  const explain = (name: string): Derivation => {
    const made = known.get(name) ?? explained(name);
    known.set(name, made);
    return made;
  };
  return (asked) => (asked in values ? explain(asked) : undefined);
}
