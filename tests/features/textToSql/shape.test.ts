import type { ShownColumn, Value } from '@/features/textToSql/results/columns';
import { chartOf } from '@/features/textToSql/results/shape';

const column = (head: string, rest: Partial<ShownColumn> = {}): ShownColumn => ({
  name: head,
  head,
  isNumber: false,
  isDimension: true,
  isTime: false,
  format: String,
  ...rest,
});
const portfolio = column('Portfolio');
const quarter = column('Quarter', { isTime: true });
const csm = column('CSM', { isNumber: true, isDimension: false });

it('draws the largest of many series, in their order, and says how many there are', () => {
  const sizes = [1, 90, -80, 70, 2, 60, 50, 40];
  const rows = ['Q1', 'Q2'].flatMap((time) =>
    sizes.map((size, index): Value[] => [time, `P${index}`, size]),
  );
  const { names, series, cut } = chartOf([quarter, portfolio, csm], rows, 2);
  expect(names).toEqual(['Q1', 'Q2']);
  expect(series.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P5', 'P6', 'P7']);
  expect(series[1]?.values).toEqual([-80, -80]);
  expect(cut).toEqual([{ dimension: 'Portfolio', shown: 6, all: 8 }]);
});

it('draws the largest bars, and every point of a line through time', () => {
  const rows = Array.from({ length: 50 }, (_, index): Value[] => [`N${index}`, index]);
  const bars = chartOf([portfolio, csm], rows, 1);
  expect([bars.names[0], bars.names.length]).toEqual(['N10', 40]);
  expect(bars.cut).toEqual([{ dimension: 'Portfolio', shown: 40, all: 50 }]);
  const line = chartOf([quarter, csm], rows, 1);
  expect(line.names).toHaveLength(50);
  expect(line.cut).toEqual([]);
});
