import { compareCase, tablesOfCase } from '@/domain/ifrs17';
import { publishedCase, publishedCases } from './support/publishedCases';

test('there are published cases to run', () => {
  expect(publishedCases.length).toBeGreaterThanOrEqual(14);
});

describe.each(publishedCases.map((each) => [each.id, each] as const))('%s', (_, published) => {
  const figures = compareCase(published);

  test('prints figures to compare', () => {
    expect(figures.length).toBeGreaterThan(4);
  });

  test('every published figure is reproduced within its tolerance', () => {
    expect(figures.filter(({ agrees }) => !agrees)).toEqual([]);
  });
});

describe('journals of the three premium patterns', () => {
  const { journals } = tablesOfCase(publishedCase('iasb-paa-journals-three-premium-patterns')) as {
    journals: Record<
      string,
      { period: string; event: string; debit: string; credit: string; amount: number }[]
    >;
  };
  const entry = (period: string, debit: string, credit: string, amount: number) =>
    expect.objectContaining({ period, debit, credit, amount });
  const quarters = ['year1', 'year2', 'year3', 'year4'];

  test.each(['premiumAtInception', 'premiumAtEnd', 'quarterlyInstalments'])(
    '%s: acquisition cash flows, amortisation, revenue',
    (name) => {
      const entries = journals[name] ?? [];
      expect(entries).toContainEqual(entry('year1', 'remainingCoverage', 'cash', 180));
      for (const quarter of quarters) {
        expect(entries).toContainEqual(
          entry(quarter, 'insuranceServiceExpenses', 'remainingCoverage', 45),
        );
        expect(entries).toContainEqual(
          entry(quarter, 'remainingCoverage', 'insuranceRevenue', 300),
        );
      }
    },
  );

  test('premiums are posted when they are received', () => {
    const received = (name: string) =>
      (journals[name] ?? [])
        .filter(({ debit }) => debit === 'cash')
        .map(({ period, amount }) => [period, amount]);
    expect(received('premiumAtInception')).toEqual([['year1', 1200]]);
    expect(received('premiumAtEnd')).toEqual([['year4', 1200]]);
    expect(received('quarterlyInstalments')).toEqual(quarters.map((quarter) => [quarter, 300]));
  });
});

test('a reversal of losses is never revenue (example 8, year 2)', () => {
  const { journals } = tablesOfCase(publishedCase('ie08-gmm-loss-component-reversal')) as {
    journals: { event: string; debit: string; credit: string }[];
  };
  expect(journals.find(({ event }) => event === 'lossReversed')).toMatchObject({
    debit: 'lossComponent',
    credit: 'insuranceServiceExpenses',
  });
});
