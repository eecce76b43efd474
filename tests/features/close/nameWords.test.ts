import { createIntl, type IntlShape } from 'react-intl';
import { type Book, closeQuarter, type ClosedQuarter, periodsOf } from '@/domain/close';
import {
  explainFigure,
  figuresOf,
  measurementReport,
  noteFactsOf,
  statementsOf,
} from '@/domain/closeReports';
import { exampleBooks, smallCompany } from '@/domain/demoInsurer';
import type { Derivation } from '@/domain/ifrs17';
import { bookExplainer } from '@/domain/ifrs17/book';
import { nameWords } from '@/features/close/explain/nameWords';
import { statedNumbers } from '@/features/close/published/statedNumbers';
import { loadMessages, messagesOf } from '@/i18n';

let intl: IntlShape;
beforeAll(async () => {
  await loadMessages('zh-tw', 'close');
  intl = createIntl({ locale: 'zh-TW', messages: messagesOf('zh-tw') });
});
const said = (name: string) => nameWords(intl, name);

it.each([
  [
    'inflows of contracts joining 1 in period 1, premiums[0]',
    '新合約流入',
    '第 1 期加入之合約，第 1 批 · 保費，第 1 期',
  ],
  ['2025-12.csm.new: contracts joining 2', '合約服務邊際 · 新合約', '2025-12 · 加入合約第 2 批'],
  [
    'underlying.term-2025.revisions[0].expected.claims[7]',
    '第 1 次修正後之預期理賠，第 8 期',
    'term-2025',
  ],
  ['actual claims[0]', '實際理賠，第 1 期', ''],
  ['underlyingItems.deathPayments[1]', '死亡給付，第 2 期', '標的項目'],
  ['rates.current[1].spot[5] with additions', '加計溢酬與平移之即期利率 6', '現時折現曲線，時點 1'],
  ['rates.current[1] for 8.375 years', '8.375 年利率', '現時折現曲線，時點 1'],
  ['riskAdjustment.release[1]', '風險調整釋放，第 2 期', ''],
  ['rates.current[1]', '現時利率，時點 1', ''],
  ['lockedIn.spot[1]', '即期利率 2', '鎖定利率'],
  ['exchangeRates.average[0]', '平均匯率，第 1 期', ''],
  ['products[0].benefits[0].share', '給付比率', ''],
])('%s', (name, words, subject) => {
  expect(said(name)).toEqual({ words, subject });
});

it('has words for whatever a published example states', () => {
  const stated = exampleBooks.flatMap(({ definition: { example } }) =>
    [...(example?.groups ?? []), ...(example?.treaties ?? [])].flatMap(({ input }) =>
      statedNumbers(input),
    ),
  );
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter(({ path }) => said(path).words === '')).toEqual([]);
});

/** Names without words behind the numbers of a book: of all its tables, down to what is stated. */
function silentNames(
  { definition, assumptions, curves }: Book,
  quarters: readonly ClosedQuarter[],
) {
  const silent = new Set<string>();
  const seen = new Set<Derivation>();
  const visit = (node: Derivation, ids: ReadonlySet<string>, isNamedByTable = false) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (!isNamedByTable && !ids.has(node.name) && said(node.name).words === '')
      silent.add(node.name);
    node.from?.forEach((part) => visit(part, ids));
  };
  for (const { inputs, groups: closed } of quarters) {
    const { groups, treaties } = inputs;
    const ids = new Set([definition.id, ...closed.map(({ id }) => id)]);
    const explain = bookExplainer(groups, treaties);
    const { tiles, csmSteps, groups: list, tables } = measurementReport(closed);
    const period = closed[0]?.period ?? '';
    const facts = {
      ...noteFactsOf(definition, { assumptions, curves, period, groups: closed }),
      groups,
    };
    const notes = statementsOf(closed, facts).statements.map(({ table }) => table);
    for (const figure of [tiles, csmSteps, list, ...tables, ...notes].flatMap(figuresOf))
      visit(explainFigure(figure, closed, explain), ids, true);
  }
  return { silent: [...silent], seen: seen.size };
}
const closedQuarters = (book: Book) =>
  periodsOf(book.definition).reduce<readonly ClosedQuarter[]>(
    (before, period) => [...before, closeQuarter(book, period, before.at(-1)?.closings)],
    [],
  );

it('has words for whatever lies behind a number of the small company', () => {
  const [first, , , last] = closedQuarters(smallCompany);
  const { silent, seen } = silentNames(
    smallCompany,
    [first, last].flatMap((each) => each ?? []),
  );
  expect(seen).toBeGreaterThan(10_000);
  expect(silent).toEqual([]);
});

it('has words for whatever lies behind a number of a published example', () => {
  const silent = exampleBooks.flatMap((book) => silentNames(book, closedQuarters(book)).silent);
  expect(silent).toEqual([]);
});
