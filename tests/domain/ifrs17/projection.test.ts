import {
  close,
  combineUnits,
  compileGroup,
  flowKinds,
  monthlyAssumptions,
  planUnits,
  project,
  projectUnit,
  type ModelPoints,
} from '@/domain/ifrs17';

const assumptions = monthlyAssumptions(
  { mortality: [0.01, 0.02, 0.03], lapse: [0.2, 0.1], expense: 2, inflation: 0 },
  24,
);

const points = (count: number, groups = 1): ModelPoints => ({
  count,
  group: Int32Array.from({ length: count }, (_, index) => index % groups),
  contracts: new Float64Array(count).fill(1),
  age: new Int32Array(count),
  term: new Int32Array(count).fill(24),
  duration: new Int32Array(count),
  sumInsured: Float64Array.from({ length: count }, (_, index) => 1000 + index),
  premium: new Float64Array(count).fill(10),
  surrenderShare: new Float64Array(count).fill(0.5),
});

test('those who neither die nor lapse stay, month by month', () => {
  const [flows] = project(points(1), assumptions, 24);
  const stays = (q: number, w: number) => (1 - q) * (1 - w);
  // After a year of 1 % deaths and 20 % lapses, then one of 2 % and 10 %.
  expect(flows?.flows.premiums[12]).toBeCloseTo(10 * stays(0.01, 0.2), 9);
  expect(flows?.flows.premiums[23]).toBeCloseTo(
    10 * stays(0.01, 0.2) * stays(0.02, 0.1) ** (11 / 12),
    9,
  );
  expect(flows?.flows.claims[0]).toBeCloseTo(1000 * (1 - 0.99 ** (1 / 12)), 9);
  const lapsing = 0.99 ** (1 / 12) * (1 - 0.8 ** (1 / 12));
  expect(flows?.flows.investmentComponents[0]).toBeCloseTo(lapsing * 0.5 * 10, 9);
});

test('a thousand equal points give a thousand times one', () => {
  const many: ModelPoints = { ...points(1000), sumInsured: new Float64Array(1000).fill(1000) };
  const [one] = project(points(1), assumptions, 24);
  const [all] = project(many, assumptions, 24);
  for (const kind of flowKinds)
    all?.flows[kind].forEach((amount, month) =>
      expect(amount).toBeCloseTo(1000 * (one?.flows[kind][month] ?? Number.NaN), 6),
    );
});

test('results are the same to the last bit however many workers share the units, and in whatever order they finish', () => {
  const portfolio = points(20_000, 3);
  const { order, units } = planUnits(portfolio);
  expect(units.length).toBeGreaterThan(3);
  const sharedBy = (workers: number) => {
    const projected: Float64Array[] = [];
    for (let worker = workers - 1; worker >= 0; worker--)
      units.forEach((unit, index) => {
        if (index % workers !== worker) return;
        const into = new Float64Array(flowKinds.length * 24);
        projectUnit(portfolio, assumptions, order, unit, 24, into);
        projected[index] = into;
      });
    return combineUnits(units, projected, 24);
  };
  expect(sharedBy(2)).toEqual(sharedBy(1));
  expect(sharedBy(7)).toEqual(sharedBy(1));
});

test('a close gives each group the rows it has alone', () => {
  const group = (premium: number) =>
    compileGroup({
      kind: 'group',
      model: 'GMM',
      periods: 2,
      rates: { lockedIn: 0.05 },
      expected: { premiums: [premium], claims: [100, 100] },
      coverageUnits: [1, 1],
    });
  const groups = [group(300), group(150), group(500)];
  const together = close(groups);
  groups.forEach((each, index) => expect(together.row(index, 1)).toEqual(close([each]).row(0, 1)));
  expect(close([...groups].reverse()).row(0, 1)).toEqual(together.row(2, 1));
  const table = together.table.slice();
  expect(close(groups, together.table).table).toEqual(table);
});
