import { expectedExcess } from '@/domain/ifrs17/projection/point/guarantee';
import { GuaranteePrices } from '@/domain/ifrs17/projection/point/guaranteePrices';

/** What the closed form gives in 40 digits. */
test.each([
  [1, 1, 0.2, 0.07965567455405796],
  [100, 80, 0.05, 20.00000371983318],
  [100, 80, 1.2, 51.25166140867106],
  [70e6, 18e6, 0.4, 52001231.07129149],
  [70e6, 300e6, 0.9, 2702239.84164203],
  [1, 3, 0.3, 1.5603684700166684e-5],
  [1, 0.999, 0.02, 0.00848469924062114],
])('a guarantee of %d over an account of %d at %d', (guarantee, account, deviation, expected) => {
  const error = expectedExcess(guarantee, account, deviation) - expected;
  expect(Math.abs(error)).toBeLessThan(4e-16 * Math.max(guarantee, account));
});

test.each([0, 1e-320, 1e-9, 0.2, 3, 1e3])(
  'far from an account, at a deviation of %d',
  (deviation) => {
    for (const share of [0, 1e-320, 1e-200, 1e200, Number.POSITIVE_INFINITY]) {
      const excess = expectedExcess(1, share, deviation);
      expect(excess).toBeGreaterThanOrEqual(Math.max(0, 1 - share));
      expect(excess).toBeLessThanOrEqual(1);
    }
    expect(expectedExcess(0, 0, deviation)).toBe(0);
    expect(expectedExcess(0, 5, deviation)).toBe(0);
    expect(expectedExcess(1e-300, 1e10, deviation)).toBe(0);
  },
);

test('nothing leaps where one piece of a table ends and the next begins', () => {
  const accounts = Array.from({ length: 20_000 }, (_, step) => Math.exp((step - 10_000) / 2000));
  const values = accounts.map((account) => expectedExcess(1, account, 0.5) + account);
  // Guarantee and account together grow with the account, by no more than it does.
  const leaps = values.filter((value, step) => {
    if (step === 0) return false;
    const grown = value - (values[step - 1] as number);
    const account = accounts[step] as number;
    const rounding = 1e-15 * Math.max(1, account);
    return grown < -rounding || grown > account - (accounts[step - 1] as number) + rounding;
  });
  expect(leaps).toEqual([]);
});

test.each([0, 1e-6, 0.01, 0.046, 0.16, 0.25, 0.5, 0.8, 1.2, 3, 20])(
  'a table of prices is the closed form to rounding, at a deviation of %d',
  (deviation) => {
    const prices = new GuaranteePrices(deviation);
    const shares = Array.from({ length: 20_001 }, (_, step) => step / 20_000);
    const accounts = Float64Array.from([...shares, 1e-320, 1e-9, 1 - 1e-9]);
    const guarantees = accounts.map((account) => 1 - account);
    const contracts = new Float64Array(accounts.length).fill(1);
    const farthest = accounts.reduce((most, account, place) => {
      const price = prices.sum(contracts, guarantees, accounts, place, place + 1);
      return Math.max(most, Math.abs(price - expectedExcess(1 - account, account, deviation)));
    }, 0);
    expect(farthest).toBeLessThan(3e-15);
  },
);

test('prices of some places are added up, each as often as there are contracts', () => {
  const prices = new GuaranteePrices(0.3);
  const [contracts, guarantees, accounts] = [
    [9, 2, 3, 9],
    [1e6, 100, 0, 7],
    [1, 80, 5, 7],
  ].map((column) => Float64Array.from(column)) as [Float64Array, Float64Array, Float64Array];
  expect(prices.sum(contracts, guarantees, accounts, 1, 3)).toBeCloseTo(
    2 * expectedExcess(100, 80, 0.3),
    10,
  );
});
