import {
  Explanation,
  explainFigure,
  figuresOf,
  measurementReport,
  presentedGroups,
  ratesToPresent,
  statementsOf,
} from '@/domain/closeReports';
import { bookExplainer, closeBook, cubeOf, sumOver } from '@/domain/ifrs17/book';
import { gaps } from '../ifrs17/support/formula';
import { groups as stated, treaties } from '../ifrs17/book/support/book';

const ofLife = stated.filter(({ company, id }) => company === 'Life' && id !== 'broken');
const withDates = <T extends { readonly input: { readonly labels?: readonly string[] } }>(
  each: T,
) => ({
  ...each,
  input: { ...each.input, labels: ['2025-03', '2025-06', '2025-09', '2025-12'] },
});
const groups = ofLife.map(withDates);
const covering = treaties.filter(({ covers }) =>
  covers.every((id) => groups.some((group) => group.id === id)),
);
const period = '2025-06';
const presentation = {
  currency: 'USD',
  rates: [
    { date: '2025-03', currency: 'USD', closing: 1300, average: 1290 },
    { date: '2025-06', currency: 'USD', closing: 1400, average: 1360 },
  ],
};
const closed = closeBook(groups, covering, period).groups;
const shown = presentedGroups(closed, presentation);

test('balances are at the rates of their dates, movements at the average, the rest is translation', () => {
  const [from, to] = [cubeOf(closed), cubeOf(shown)];
  const of = (figure: string) => [sumOver(from, {}, figure), sumOver(to, {}, figure)] as const;
  for (const [figure, rate] of [
    ['csmOpening', 1300],
    ['csmRelease', 1360],
    ['profit', 1360],
    ['csmClosing', 1400],
    ['liability', 1400],
  ] as const) {
    const [functional, presented] = of(figure);
    expect(functional).not.toBe(0);
    expect(presented).toBeCloseTo(functional / rate, 9);
  }
  expect(of('translationDifference')).toEqual([0, expect.any(Number)]);
});

test('tables still run from opening to closing', () => {
  const { tables, csmSteps } = measurementReport(shown);
  const roll = tables.find(({ id }) => id === 'reconciliation101');
  for (const column of [0, 1, 2, 3]) {
    const values = (roll?.rows ?? []).map(({ cells }) => cells[column]?.value ?? 0);
    const closing = values.pop() ?? Number.NaN;
    expect(values.reduce((sum, each) => sum + each, 0)).toBeCloseTo(closing, 9);
  }
  const steps = csmSteps.rows.map(({ cells }) => cells[0]?.value ?? 0);
  const closing = steps.pop() ?? Number.NaN;
  expect(steps.reduce((sum, each) => sum + each, 0)).toBeCloseTo(closing, 9);
});

test('every presented number leads through its rate to facts', () => {
  const explain = bookExplainer(groups, covering);
  const { tiles, csmSteps, tables } = measurementReport(shown);
  const statements = statementsOf(shown, { groups }).statements.map(({ table }) => table);
  const seen = new Set<never>();
  const rates = new Set<string>();
  const found = [tiles, csmSteps, ...tables, ...statements].flatMap(figuresOf).flatMap((figure) => {
    const derivation = explainFigure(figure, shown, explain);
    expect(derivation.value).toBe(figure.cell.value);
    return gaps(derivation, seen, 0.1, (name, value) => {
      if (name.includes(' currency.')) rates.add(name);
      return Number.isFinite(value) && !name.includes(`${period}.`);
    });
  });
  expect(found).toEqual([]);
  expect([...rates].sort()).toEqual(
    ['average', 'closing', 'opening'].map((at) => `KRW to USD currency.${at}`),
  );
});

test('a reader who opens a presented figure of a group finds what it is in the functional currency, and the rate', () => {
  const { groups: list } = measurementReport(shown);
  const figure = figuresOf(list).find(({ name }) => name === 'groups.A.csm');
  if (!figure) throw new Error('no CSM of A');
  const explanation = new Explanation(explainFigure(figure, shown), shown);
  expect(explanation.open('')).toEqual({ group: 'A' });
  explanation.addSource({ group: 'A' }, { groups });
  const opened = explanation.open('');
  expect('node' in opened && opened.names.map(({ name }) => name)).toEqual([
    '2025-06.csm.closing',
    'KRW to USD currency.closing',
  ]);
});

test('a quarter without a rate at both ends cannot be presented', () => {
  expect(ratesToPresent(presentation, '2025-09')).toBeUndefined();
  expect(() => presentedGroups(closed, { ...presentation, rates: [] })).toThrow(RangeError);
});
