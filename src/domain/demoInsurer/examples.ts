import { monthsFrom, type Book, type LocalizedText, type PublishedExample } from '@/domain/close';
import { examples as published, type GroupInput } from '@/domain/ifrs17';
import type { BookGroup, BookTreaty } from '@/domain/ifrs17/book';
import shown from './examples.json';

/** First month of the invented calendar in which published examples stand: their sources name years 1, 2, 3. */
const before = '2024-12';

type Named<T> = T & { readonly name: LocalizedText };

/** A published example as it is shown. */
interface Shown {
  readonly id: string;
  readonly name: LocalizedText;
  /** Length of a period. */
  readonly months: number;
  /** Of an example whose own input is no group over periods: groups and treaties that come to its figures, and a word on how they do. */
  readonly stated?: {
    readonly note: LocalizedText;
    readonly groups: readonly Named<BookGroup>[];
    readonly treaties?: readonly Named<BookTreaty>[];
  };
}

/** A published example as a book: what it states is measured as it is, over all its periods. */
function exampleBook({ id, name, months, stated }: Shown): readonly Book[] {
  const found = published.find((each) => each.id === id);
  if (!found) return [];
  const own = { id, name, input: found.input as GroupInput };
  const { groups, treaties = [] } = stated ?? { groups: [own] };
  const [first = own] = groups;
  const periods = Array.from({ length: first.input.periods }, (_, index) =>
    monthsFrom(before, months * (index + 1)),
  );
  // Each has a portfolio of its own, which bears its name.
  const facts = (each: string) => ({ company: id, portfolio: each, currency: 'XXX' });
  const example: PublishedExample = {
    id,
    source: found.source,
    paragraphs: found.paragraphs,
    periods,
    groups: groups.map(({ name: _, ...group }) => ({
      ...group,
      ...facts(group.id),
      input: { ...group.input, labels: periods },
    })),
    treaties: treaties.map(({ name: _, ...treaty }) => ({ ...treaty, ...facts(treaty.id) })),
    ...(stated && { note: stated.note }),
  };
  return [
    {
      definition: {
        id,
        kind: 'example',
        name,
        company: id,
        currency: 'XXX',
        firstPeriod: periods[0] ?? before,
        lastPeriod: periods.at(-1) ?? before,
        portfolios: [...groups, ...treaties].map((each) => ({ id: each.id, name: each.name })),
        products: [],
        groups: [],
        treaties: [],
        scenarios: [],
        exchangeRates: [],
        events: [],
        example,
      },
      assumptions: [],
      curves: [],
      points: [],
      actuals: [],
      stated: [],
    },
  ];
}

/** The published examples, in the order of their numbers. */
export const exampleBooks: readonly Book[] = (shown as readonly Shown[]).flatMap(exampleBook);
