import { derived, fact, type Derivation } from './derivation';
import { evaluateWorksheet, type Figure, type Values } from './worksheet';

/** @returns undefined where the worksheet has no figure of that name */
export function explainWorksheet(
  figures: readonly Figure[],
  facts: Values,
  name: string,
): Derivation | undefined {
  const values = evaluateWorksheet(figures, facts);
  const explain = (id: string): Derivation => {
    const figure = figures.find((each) => each.id === id);
    const value = values[id] ?? 0;
    return figure
      ? derived(id, value, figure.paragraph, figure.formula, figure.from.map(explain))
      : fact(id, value);
  };
  return name in values ? explain(name) : undefined;
}
