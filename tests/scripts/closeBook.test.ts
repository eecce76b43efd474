import { closeFile } from '../../scripts/ifrs17/close';
import { groups, periods, treaties } from '../domain/ifrs17/book/support/book';

const sound = groups.filter(({ id }) => id !== 'broken');
const [before = '', period = ''] = periods;
const book = {
  before,
  period,
  groups: sound,
  treaties: treaties.filter(({ id }) => id === 'R'),
  returns: [{ company: 'Life', profitOrLoss: 30 }],
  confidenceLevels: [{ technique: 'confidenceLevel', level: 0.75 }],
  methods: [{ paragraph: '117(c)(iii)', text: 'Bottom-up curves.' }],
};

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => jest.restoreAllMocks());

test('a book is closed, and printed as JSON with controls, tables, notes and journal', () => {
  expect(closeFile(book, true, 2)).toBe(0);
  const result = JSON.parse(printed.join('\n')) as {
    groups: { id: string }[];
    controls: { id: string; state: string }[];
    tables: { id: string }[];
    methods: unknown[];
    journal: unknown[];
  };
  expect(result.groups.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E', 'R']);
  expect(result.controls.filter(({ state }) => state !== 'holds').map(({ id }) => id)).toEqual([
    'cashFlowsAreSource',
  ]);
  const tables = result.tables.map(({ id }) => id);
  expect(tables).toEqual(expect.arrayContaining(['KRW financialPosition', 'USD revenueAnalysis']));
  expect(tables.slice(-3)).toEqual(['measurementMethods', 'financeAndReturns', 'confidenceLevels']);
  expect(result.methods).toHaveLength(1);
  expect(result.journal.length).toBeGreaterThan(20);
});

test('for reading, controls come before statements and balances', () => {
  expect(closeFile(book, false, 0)).toBe(0);
  const text = printed.join('\n');
  expect(text).toMatch(/^holds {3}closedIsOpened \[40\], 6 groups$/m);
  expect(text).toContain('KRW reconciliation101 issued [101, 104, 105]');
  expect(text).toContain('[117(c)(iii)] Bottom-up curves.');
  expect(text.indexOf('closedIsOpened')).toBeLessThan(text.indexOf('KRW trial balance'));
});

test('what cannot be measured is named, and the command fails', () => {
  expect(closeFile({ ...book, groups, treaties }, false, 0)).toBe(1);
  expect(printed[0]).toMatch(/^not measured: broken: coverageUnits: /);
  expect(() => closeFile({ groups }, false, 0)).toThrow('period');
});
