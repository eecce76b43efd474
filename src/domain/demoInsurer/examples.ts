import { monthsFrom, type Book } from '@/domain/close';
import { examples as published, type GroupInput } from '@/domain/ifrs17';
import shown from './examples.json';

/** First month of the invented calendar in which published examples stand: their sources name years 1, 2, 3. */
const before = '2024-12';

/** A published example as a book: one group that is measured as it is stated, over all its periods. */
function exampleBook({ id, name, months }: (typeof shown)[number]): readonly Book[] {
  const found = published.find((each) => each.id === id);
  if (!found) return [];
  const input = found.input as GroupInput;
  const labels = Array.from({ length: input.periods }, (_, index) =>
    monthsFrom(before, months * (index + 1)),
  );
  return [
    {
      definition: {
        id,
        kind: 'example',
        name,
        company: id,
        currency: 'XXX',
        firstPeriod: labels[0] ?? before,
        lastPeriod: labels.at(-1) ?? before,
        portfolios: [{ id, name }],
        products: [],
        groups: [],
        treaties: [],
        scenarios: [],
        exchangeRates: [],
        events: [],
        example: {
          id,
          source: found.source,
          paragraphs: found.paragraphs,
          periods: labels,
          group: { id, company: id, portfolio: id, currency: 'XXX', input: { ...input, labels } },
        },
      },
      assumptions: [],
      curves: [],
      points: [],
      actuals: [],
      stated: [],
    },
  ];
}

/** Published examples that state a group over its periods, in the order of their numbers. */
export const exampleBooks: readonly Book[] = shown.flatMap(exampleBook);
