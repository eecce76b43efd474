import { closeQuarter, type Book } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { bookExplainer } from '@/domain/ifrs17/book';
import { explainFigure, figuresOf, measurementReport } from '@/domain/closeReports';
import { gaps } from '../ifrs17/support/formula';

const { assumptions } = smallCompany;
const [first] = assumptions;
if (!first) throw new Error('the small company has assumptions');
const costlier = <T extends object>(table: T): T =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? value * 1.2 : value,
    ]),
  ) as T;
/** A version from the third quarter on, in which people leave more often, die earlier, and cost more. */
const renewed: Book = {
  ...smallCompany,
  assumptions: [
    first,
    {
      ...first,
      version: 'renewed',
      set: {
        ...first.set,
        version: 'renewed',
        effectiveFrom: '2025-10',
        mortality: (first.set.mortality ?? []).map((table) => ({
          ...table,
          male: table.male.map((rate) => Math.min(1, rate * 1.3)),
        })),
        lapse: (first.set.lapse ?? []).map((table) =>
          table.id === 'term' ? { ...table, rates: table.rates.map((rate) => rate * 1.5) } : table,
        ),
        expenses: (first.set.expenses ?? []).map(costlier),
      },
    },
  ],
};

const periods = ['2025-03', '2025-06', '2025-09'] as const;
const last = periods.reduce<ReturnType<typeof closeQuarter> | undefined>(
  (before, period) => closeQuarter(renewed, period, before?.closings),
  undefined,
);
if (!last) throw new Error('nothing was closed');
const { groups, inputs } = last;
const table = measurementReport(groups).assumptionEffects;
const valueOf = (row: string, column: string) =>
  table?.rows.find(({ id }) => id === row)?.cells[table.columns.indexOf(column)]?.value ?? 0;

test('changes in estimates are attributed to each assumption that changed, in the stated order', () => {
  expect(table?.rows.map(({ id }) => id)).toEqual([
    'experience',
    'mortality',
    'lapse',
    'expenses',
    'total',
  ]);
  expect(valueOf('mortality', 'margin')).toBeLessThan(0);
  expect(valueOf('expenses', 'margin')).toBeLessThan(0);
  for (const column of table?.columns ?? []) {
    const parts = ['experience', 'mortality', 'lapse', 'expenses'];
    const sum = parts.reduce((all, row) => all + valueOf(row, column), 0);
    expect(sum).toBeCloseTo(valueOf('total', column), 6);
  }
});

test('a group whose products do not rest on what changed is not revised for it', () => {
  const fund = inputs.groups.find(({ id }) => id === 'fund-2025')?.input.revisions ?? [];
  expect(fund.map(({ assumption }) => assumption)).toContain('expenses');
  expect(fund.map(({ assumption }) => assumption)).not.toContain('lapse');
});

test('the whole agrees with the roll-forward: what meets CSM and loss component', () => {
  const sumOf = (figure: string) =>
    groups.reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0);
  expect(valueOf('total', 'margin')).toBeCloseTo(-sumOf('belFuture') - sumOf('raFuture'), 6);
});

test('each effect leads to the estimates before and after, and to facts', () => {
  const explain = bookExplainer(inputs.groups, inputs.treaties);
  const seen = new Set<never>();
  const found = figuresOf(table ?? { id: '', paragraph: '', columns: [], rows: [] }).flatMap(
    (each) => {
      const derivation = explainFigure(each, groups, explain);
      expect(derivation.value).toBe(each.cell.value);
      return gaps(
        derivation,
        seen,
        1e5,
        (name, value) => Number.isFinite(value) && !name.includes('2025-09.'),
      );
    },
  );
  expect(found).toEqual([]);
});
