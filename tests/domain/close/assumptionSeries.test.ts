import {
  assumptionSeries,
  changedRates,
  changesBetween as changes,
  curvesInForce,
  curveSeries,
  explainChange,
  explainMeanChange,
  isDropped,
  withAssumption,
} from '@/domain/close';
import type { AssumptionSet } from '@/domain/ifrs17';
import { hanbit, smallCompany } from '@/domain/demoInsurer';
import { gaps } from '../ifrs17/support/formula';

const [first, second] = smallCompany.assumptions.map(({ set }) => set);
if (!first || !second) throw new Error('The small company has two versions.');

const changesBetween = (from: AssumptionSet, to: AssumptionSet) =>
  changes(assumptionSeries(from), assumptionSeries(to));

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

it('says of a series that is no longer stated that it was dropped, by no share', () => {
  const [change, ...others] = changesBetween({ ...first, inflation: [0.02] }, first);
  expect(others).toEqual([]);
  expect(change && isDropped(change)).toBe(true);
  expect(change).toMatchObject({ before: [0.02], after: [], changed: 1, meanChange: undefined });
  const names = { before: '1', after: '2' };
  expect(change && explainMeanChange({ ...change, names })).toBeUndefined();
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

it('states other rates for a curve, which are in force once the version is approved', () => {
  const { curves } = smallCompany;
  const curve = curves.find(({ date }) => date === '2025-12');
  if (!curve) throw new Error('The small company has a curve of December.');
  const stated = changedRates(curves, new Map([[`curve ${curve.id}`, new Map([[0, 0.04]])]]));
  expect(stated).toEqual([{ id: curve.id, rates: [0.04, ...curve.rates.slice(1)] }]);
  const [before] = curveSeries([curve]);
  expect(before).toMatchObject({ kind: 'riskFree', field: '2025-12', values: curve.rates });

  const version = { version: '2026-1', state: 'draft', curves: stated } as const;
  expect(curvesInForce(curves, [version])).toEqual(curves);
  const approved = curvesInForce(curves, [
    { ...version, version: '2026-2', state: 'approved', approvedAt: '2026-02-01', curves: [] },
    { ...version, state: 'approved', approvedAt: '2026-01-01' },
  ]);
  expect(approved.filter((each, index) => each !== curves[index])).toEqual([
    { ...curve, rates: stated[0]?.rates, source: '2026-1' },
  ]);
  expect(changes(curveSeries(curves), curveSeries(approved))).toMatchObject([
    { series: { key: `curve ${curve.id}` }, after: stated[0]?.rates, changed: 1 },
  ]);
});

it.each([
  ['small company', smallCompany.assumptions],
  ['demo insurer', hanbit().assumptions],
])('leads every change between versions of the %s to what they state', (_name, versions) => {
  const isStated = (name: string) => /^change(?:d\.(?:from|to) .|\.count$)/.test(name);
  let seen = 0;
  for (const [index, { set, version }] of versions.slice(1).entries()) {
    const earlier = versions[index];
    if (!earlier) continue;
    for (const change of changesBetween(earlier.set, set)) {
      const compared = { ...change, names: { before: earlier.version, after: version } };
      const mean = explainMeanChange(compared);
      expect(mean?.value).toBe(change.meanChange);
      if (mean) expect(gaps(mean, new Set(), 1, isStated)).toEqual([]);
      change.after.forEach((value, place) => {
        const was = change.before[place];
        const found = explainChange(compared, place);
        if (was) expect(found?.value).toBe(value / was - 1);
        if (found) seen += 1;
      });
    }
  }
  expect(seen).toBeGreaterThan(0);
});

it('says no change of what was nothing', () => {
  const series = assumptionSeries(first).find(({ key }) => key === 'lapse.term.rates');
  if (!series) throw new Error('The small company has lapses.');
  const names = { before: '1', after: '2' };
  expect(explainMeanChange({ series, before: [0], after: [0.1], names })).toBeUndefined();
});
