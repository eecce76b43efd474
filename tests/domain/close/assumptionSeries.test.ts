import { assumptionSeries, changesBetween, withAssumption } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';

const [first, second] = smallCompany.assumptions.map(({ set }) => set);
if (!first || !second) throw new Error('The small company has two versions.');

it('lists every number of a set', () => {
  const series = assumptionSeries(first);
  expect(series.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'mortality.population.male',
      'lapse.term.rates',
      'expenses.life.perContract',
      'crediting.fund.rates',
    ]),
  );
  expect(series.find(({ key }) => key === 'expenses.life.perContract')).toMatchObject({
    axis: 'single',
    isAmount: true,
    values: [1],
  });
});

it('says what differs between two versions, and by how much', () => {
  expect(changesBetween(first, first)).toEqual([]);
  const [change, ...others] = changesBetween(first, second);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    series: { kind: 'lapse', table: 'term', field: 'rates', axis: 'policyYear' },
    before: [0.08, 0.05],
    after: [0.12, 0.05],
    changed: 1,
  });
  expect(change?.meanChange).toBeCloseTo(0.5);
});

it('counts a series that only one version has from nothing', () => {
  const [change] = changesBetween(first, { ...first, inflation: [0.02] });
  expect(change).toMatchObject({ before: [], after: [0.02], changed: 1, meanChange: undefined });
});

it('changes one place and leaves the rest', () => {
  const byKey = (key: string) => {
    const found = assumptionSeries(first).find((each) => each.key === key);
    if (!found) throw new Error(key);
    return found;
  };
  const changed = withAssumption(first, byKey('lapse.term.rates'), 1, 0.2);
  expect(changesBetween(first, changed)).toMatchObject([{ after: [0.08, 0.2], changed: 1 }]);
  const dearer = withAssumption(changed, byKey('expenses.life.perContract'), 0, 2);
  expect(changesBetween(changed, dearer)).toMatchObject([{ before: [1], after: [2] }]);
  expect(first.lapse?.[0]?.rates).toEqual([0.08, 0.05]);
});
