import { compareExample, examples, measure, type GroupResult } from '@/domain/ifrs17';
import { derived } from './support/derived';

test('there are published examples to run', () => {
  expect(examples.length).toBeGreaterThanOrEqual(16);
});

describe.each(examples.map((each) => [each.id, each] as const))('%s', (_, example) => {
  const figures = compareExample(example);

  test('prints figures to compare', () => {
    expect(figures.length).toBeGreaterThan(3);
  });

  test('every published figure is reproduced within its tolerance', () => {
    expect(figures.filter(({ agrees }) => !agrees)).toEqual([]);
  });
});

test.each(derived.map((each) => [each.id, each] as const))(
  'the engine gives the figures that were worked out without it: %s',
  (_, each) => {
    expect(compareExample(each).filter(({ agrees }) => !agrees)).toEqual([]);
  },
);

const resultOf = (id: string) =>
  measure(examples.find((each) => each.id === id)?.input) as GroupResult;

describe('journals of the three premium patterns', () => {
  const quarters = ['year1', 'year2', 'year3', 'year4'];
  const entry = (period: string, debit: string, credit: string, amount: number) =>
    expect.objectContaining({ period, debit, credit, amount });
  const patterns = {
    'premium-at-inception': [['year1', 1200]],
    'premium-at-end': [['year4', 1200]],
    'quarterly-instalments': quarters.map((quarter) => [quarter, 300]),
  };

  test.each(Object.entries(patterns))(
    '%s: acquisition cash flows, amortisation, revenue, premiums when received',
    (name, received) => {
      const { journals } = resultOf(`iasb-paa-journals-${name}`);
      expect(journals).toContainEqual(entry('year1', 'remainingCoverage', 'cash', 180));
      for (const quarter of quarters) {
        expect(journals).toContainEqual(
          entry(quarter, 'insuranceServiceExpenses', 'remainingCoverage', 45),
        );
        expect(journals).toContainEqual(
          entry(quarter, 'remainingCoverage', 'insuranceRevenue', 300),
        );
      }
      const cash = journals.filter(({ debit }) => debit === 'cash');
      expect(cash.map(({ period, amount }) => [period, amount])).toEqual(received);
    },
  );
});

test('a reversal of losses is never revenue (example 8, year 2)', () => {
  const { journals } = resultOf('ie08-gmm-loss-component-reversal');
  expect(journals.find(({ event }) => event === 'lossReversed')).toMatchObject({
    debit: 'lossComponent',
    credit: 'insuranceServiceExpenses',
  });
});
