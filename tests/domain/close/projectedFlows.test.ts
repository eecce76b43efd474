import { flowsBySpan, groupProjections, projectedFlows } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';

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
