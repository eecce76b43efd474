/**
 * A calculation written as a list of figures in the order of the standard: each names its formula, its paragraph and the figures it comes
 * from. Numbers and explanations are read off the same list, so an explanation cannot differ from the calculation.
 */
export interface Figure {
  readonly id: string;
  readonly formula: string;
  readonly paragraph: string;
  readonly from: readonly string[];
  readonly value: (...inputs: number[]) => number;
}

export const figure = (
  id: string,
  paragraph: string,
  formula: string,
  from: readonly string[],
  value: Figure['value'],
): Figure => ({
  id,
  formula,
  paragraph,
  from,
  value,
});

export type Values = Readonly<Record<string, number>>;

/**
 * Works the figures out one after the other.
 * @param facts values by name; a figure may use facts and earlier figures
 * @throws RangeError for a name that is neither
 */
export function evaluateWorksheet(figures: readonly Figure[], facts: Values): Values {
  const values: Record<string, number> = { ...facts };
  for (const { id, from, value } of figures)
    values[id] = value(
      ...from.map((name) => {
        const known = values[name];
        if (known === undefined)
          throw new RangeError(`${id} needs ${name}, which is not known before it`);
        return known;
      }),
    );
  return values;
}

/** The result alone, without the facts it came from. */
export function resultOf(figures: readonly Figure[], facts: Values): Values {
  const values = evaluateWorksheet(figures, facts);
  return Object.fromEntries(figures.map(({ id }) => [id, values[id] ?? 0]));
}
