import { createIntl, type IntlShape } from 'react-intl';
import { closeQuarter, type ClosedQuarter } from '@/domain/close';
import { explainFigure, figuresOf, measurementReport, statementsOf } from '@/domain/closeReports';
import { exampleBooks, smallCompany } from '@/domain/demoInsurer';
import type { Derivation } from '@/domain/ifrs17';
import { bookExplainer, closeBook } from '@/domain/ifrs17/book';
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
])('%s', (name, words, subject) => {
  expect(said(name)).toEqual({ words, subject });
});

it('has words for whatever a published example states', () => {
  const stated = exampleBooks.flatMap(({ definition: { example } }) =>
    example ? statedNumbers(example.group.input) : [],
  );
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter(({ path }) => said(path).words === '')).toEqual([]);
});

it('has words for whatever lies behind a number of the small company', () => {
  const silent = new Set<string>();
  const seen = new Set<Derivation>();
  const isGroup = new Set(smallCompany.definition.groups.map(({ id }) => id));
  const visit = (node: Derivation, isNamedByTable = false) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (!isNamedByTable && !isGroup.has(node.name) && said(node.name).words === '')
      silent.add(node.name);
    node.from?.forEach((part) => visit(part));
  };
  let before: ClosedQuarter['closings'] = [];
  for (const period of ['2025-03', '2025-06', '2025-09', '2025-12']) {
    const { inputs, closings } = closeQuarter(smallCompany, period, before);
    before = closings;
    if (period !== '2025-03' && period !== '2025-12') continue;
    const { groups, treaties } = inputs;
    const closed = closeBook(groups, treaties, period).groups;
    const explain = bookExplainer(groups, treaties);
    const { tiles, csmSteps, groups: list, tables } = measurementReport(closed);
    const notes = statementsOf(closed, { groups }).statements.map(({ table }) => table);
    for (const figure of [tiles, csmSteps, list, ...tables, ...notes].flatMap(figuresOf))
      visit(explainFigure(figure, closed, explain), true);
  }
  expect(seen.size).toBeGreaterThan(10_000);
  expect([...silent]).toEqual([]);
});
