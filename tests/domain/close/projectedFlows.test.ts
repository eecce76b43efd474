import { explainFlow, flowsBySpan, groupProjections, projectedFlows } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { projectedKinds } from '@/domain/ifrs17';
import { factAt, gaps } from '../ifrs17/support/formula';

const projections = ['term-2025', 'term-2025-onerous'].flatMap(
  (id) => groupProjections(smallCompany, id, '2025-12').atEnd ?? [],
);
const flows = projectedFlows(projections);
if (!flows) throw new Error('The groups have contracts.');

it('adds groups up, month by month', () => {
  const [one, other] = projections.map((each) => projectedFlows([each]));
  expect(flows.firstMonth).toBe('2026-01');
  flows.kinds.claims.forEach((claims, month) =>
    expect(claims).toBeCloseTo(
      (one?.kinds.claims[month] ?? 0) + (other?.kinds.claims[month] ?? 0),
      9,
    ),
  );
  expect(projectedFlows([])).toBeUndefined();
});

it('sums months to calendar years, and counts contracts where a year begins', () => {
  const [months, years] = [flowsBySpan(flows, 'month'), flowsBySpan(flows, 'year')];
  expect(months).toHaveLength(24);
  expect(years.map(({ label }) => label)).toEqual(['2026', '2027']);
  const sum = months.slice(0, 12).reduce((total, { values }) => total + values.premiums, 0);
  expect(years[0]?.values.premiums).toBeCloseTo(sum, 9);
  expect(years[1]?.values.inForce).toBe(months[12]?.values.inForce);
});

/** An end is a number of the input under its path, or the default of one that is left out. */
const isFact = (name: string, value: number) => {
  const stated = projections.flatMap((projection) => factAt(projection, name) ?? []);
  return stated.length === 0 ? Number.isFinite(value) : stated.includes(value);
};

it.each(['month', 'year'] as const)('leads every amount of a %s to contracts', (span) => {
  for (const { label, values } of flowsBySpan(flows, span))
    for (const kind of projectedKinds) {
      const derivation = explainFlow(projections, { kind, label });
      expect(derivation?.value).toBeCloseTo(values[kind], 6);
      expect(derivation && gaps(derivation, new Set(), Math.abs(values[kind]), isFact)).toEqual([]);
    }
});

it('leads what is paid net, and all that is to come, to kinds and contracts', () => {
  const net = explainFlow(projections, { kind: 'net' });
  const amounts = flowsBySpan(flows, 'year').map(
    ({ values: { premiums, claims, expenses, investmentComponents, acquisition } }) =>
      claims + expenses + investmentComponents + acquisition - premiums,
  );
  expect(net?.value).toBeCloseTo(
    amounts.reduce((sum, each) => sum + each, 0),
    6,
  );
  expect(net && gaps(net, new Set(), Math.abs(net.value), isFact)).toEqual([]);
  expect(explainFlow([], { kind: 'claims' })).toBeUndefined();
});
