import { closingOfTreaty, continuedFrom, continuedTreaty } from '@/domain/ifrs17/book';
import {
  explain,
  flattened,
  measure,
  measureGroup,
  type GroupInput,
  type GroupResult,
} from '@/domain/ifrs17';

type Treaty = { underlying: Record<string, GroupResult>; reinsurance: GroupResult };
const treaty = (input: Record<string, unknown>): Treaty =>
  measure({ kind: 'reinsuranceHeld', periods: 3, ...input }) as Treaty;
const close = (actual: readonly number[], expected: readonly number[]) => {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((each, index) => expect(actual[index]).toBeCloseTo(each, 9));
};

const group = {
  kind: 'group',
  model: 'GMM',
  periods: 3,
  rates: { lockedIn: 0 },
  coverageUnits: [1, 1, 1],
} as const;
const onerous = { ...group, expected: { premiums: [210], claims: [100, 100, 100] } };
const profitable = { ...group, expected: { premiums: [900], claims: [200, 200, 200] } };

describe('a loss-recovery component', () => {
  test('is released within the fulfilment cash flows: the CSM stays (66(bb), B119F, IE12C)', () => {
    const { reinsurance } = treaty({
      cessionRate: 0.3,
      premiums: [315],
      underlying: [profitable, onerous],
    });
    expect(reinsurance.para101['year1']?.['closing']?.['csm']).toBeCloseTo(-48, 9);
    expect(
      'allocationOfPremiums' in reinsurance && reinsurance.allocationOfPremiums?.[0],
    ).toBeCloseTo(-105, 9);
  });

  test('all of an onerous group ceded at its own price leaves nothing in any year', () => {
    const { underlying, reinsurance } = treaty({
      cessionRate: 1,
      premiums: [210],
      underlying: [onerous],
    });
    const gross = underlying['group1']?.profitOrLoss.profit ?? [];
    close(
      gross.map((each, year) => each + (reinsurance.profitOrLoss.profit[year] ?? 0)),
      [0, 0, 0],
    );
  });

  test('does not grow against losses of before the treaty (66A)', () => {
    const recovery = (revisions: GroupInput['revisions']) =>
      treaty({
        cessionRate: 0.3,
        premiums: [63],
        boughtAfterLoss: true,
        underlying: [{ ...onerous, revisions }],
      }).reinsurance;
    const balance = ({ labels, para100 }: GroupResult) =>
      labels.map((label) => -(para100[label]?.['lossComponent']?.['closing'] ?? Number.NaN));
    close(balance(recovery([])), [0, 0, 0]);
    // 60 of the old loss are left when 20 more are lost: 6 are recovered, half of what is left a year.
    close(balance(recovery([{ atEndOf: 1, expected: { claims: [110, 110] } }])), [6, 3, 0]);
  });

  test('of a treaty bought in a later period covers no loss with which its groups open (66A)', () => {
    const underlying = {
      ...onerous,
      id: 'A',
      revisions: [{ atEndOf: 2, expected: { claims: [130] } }],
    };
    const kind = 'reinsuranceHeld' as const;
    const terms = { kind, periods: 2, cessionRate: 0.3, premiums: [70] };
    const late = { ...terms, underlying: [continuedFrom(underlying, 1)] };
    const balances = ({ labels, para100 }: GroupResult) =>
      labels.map((label) => para100[label]?.['lossComponent']?.['closing'] ?? Number.NaN);
    // Of 60 half is released as 30 more are lost: the 9 recovered of these go with the last period.
    close(balances(treaty(late).reinsurance), [-9, 0]);
    const last = continuedTreaty(late, 1);
    expect(last.neverRecovered).toEqual([30]);
    close(balances(treaty({ ...last }).reinsurance), [0]);
    const covered = new Map([['A', { id: 'A', input: late.underlying[0] as GroupInput }]]);
    const closing = closingOfTreaty({ id: 'treaty', covers: ['A'], input: terms }, covered, 1);
    expect(closing.neverRecovered).toEqual([30]);
    const released = explain(late, 'year3.lc.allocatedClaims');
    expect(released?.value).toBeCloseTo(9, 9);
    expect(flattened(released ?? { name: '', value: 0 }).map(({ name }) => name)).toContain(
      'underlying.A.year2.lc.opening',
    );
  });
});

describe('projected crediting rates', () => {
  test('growth is K times one and the rate credited (B132(a)(ii), IE15B)', () => {
    const result = measure({
      kind: 'financeAllocation',
      method: 'projectedCreditingRate',
      pvAtInception: 1420,
      periods: 3,
      expectedPayments: [1890, 1802],
      marketRates: [0.1, 0.05],
      creditingRates: [
        [0.1, 0.1, 0.1],
        [0.1, 0.08, 0.03],
      ],
    }) as { creditingFactors: number[]; pvAtAllocationRate: number[]; accumulatedOci: number[] };
    expect(result.creditingFactors[1]).toBeCloseTo(1.0184, 3);
    expect(result.pvAtAllocationRate[2]).toBeCloseTo(1718, 0);
    expect(result.accumulatedOci.at(-1)).toBeCloseTo(0, 9);
  });

  test.each([[[0.03, 0, 0]], [[0.03, -0.02, -0.01]], [[0.1, 0.001, -0.001]]])(
    'accumulated OCI ends at nothing with %j still to be credited',
    (rates) => {
      const { profitOrLoss } = measureGroup({
        ...group,
        rates: { lockedIn: 0.04, current: [0.04, 0.01, 0.06, 0.02], crediting: [rates] },
        expected: { premiums: [1000], investmentComponents: [0, 300, 800] },
        policies: { financeOption: 'projectedCreditingRate' },
      });
      expect(profitOrLoss.oci.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 8);
    },
  );
});

test('a risk adjustment as a share of outflows: what OCI takes of its finance unwinds (81, B130(b))', () => {
  const { accumulatedOci, profitOrLoss } = measureGroup({
    ...group,
    rates: { lockedIn: 0.02, current: [0.02, 0.05, 0.07, 0.01] },
    expected: { premiums: [700], claims: [200, 200, 200] },
    riskAdjustment: { shareOfOutflows: 0.1 },
    policies: { financeOption: 'otherComprehensiveIncome', riskAdjustmentDisaggregated: true },
  });
  expect(profitOrLoss.oci[0]).not.toBeCloseTo(0, 3);
  expect(accumulatedOci['year3']?.closing).toBeCloseTo(0, 9);
});

describe('a foreign currency', () => {
  const foreign: GroupInput = {
    ...group,
    rates: { lockedIn: 0.02, current: [0.02, 0.05, 0.03, 0.03] },
    expected: { premiums: [700], claims: [200, 200, 200] },
    exchangeRates: { closing: [1, 1.5, 1.2, 1.4] },
    policies: { financeOption: 'otherComprehensiveIncome' },
  };

  test('exchange differences on what stands in OCI belong there, and nothing stays (92)', () => {
    const { accumulatedOci, profitOrLoss } = measureGroup(foreign);
    const own = measureGroup({ ...foreign, exchangeRates: undefined });
    expect(accumulatedOci['year1']?.closing).toBeCloseTo(
      1.5 * (own.accumulatedOci['year1']?.closing ?? Number.NaN),
      9,
    );
    expect(accumulatedOci['year3']?.closing).toBeCloseTo(0, 9);
    expect(profitOrLoss.oci.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
  });

  test('initial recognition is at the rate of its day (IAS 21.21)', () => {
    const { initial, newContractsPara107, para101 } = measureGroup(foreign);
    expect(newContractsPara107['year1']?.csm).toBeCloseTo(initial.csm, 9);
    expect(para101['year1']?.['newContracts']?.['csm']).toBeCloseTo(initial.csm, 9);
    const loss = measureGroup({
      ...foreign,
      expected: { premiums: [300], claims: [200, 200, 200] },
    });
    expect(loss.para100['year1']?.['lossComponent']?.['losses']).toBeCloseTo(loss.initial.loss, 9);
  });
});

test.each<[string, Record<string, unknown>, string]>([
  ['another currency', { currency: 'USD' }, 'underlying[1].currency'],
  ['quarters', { periodsPerYear: 4 }, 'underlying[1].periodsPerYear'],
])('a treaty over groups of one currency and period length refuses %s', (_, other, path) => {
  const both = [
    { ...profitable, id: 'a', currency: 'KRW' },
    { ...profitable, id: 'b', currency: 'KRW', ...other },
  ];
  const input = { cessionRate: 0.3, premiums: [315], underlying: both };
  expect(() => treaty(input)).toThrow(path);
});

test('a treaty is translated at rates of its own', () => {
  const exchangeRates = { closing: [2, 2, 2, 2] };
  const plain = { cessionRate: 0.3, premiums: [315], underlying: [profitable] };
  const foreign = {
    ...plain,
    exchangeRates,
    underlying: [{ ...profitable, exchangeRates }],
  };
  close(
    treaty(foreign).reinsurance.profitOrLoss.profit,
    treaty(plain).reinsurance.profitOrLoss.profit.map((each) => 2 * each),
  );
  expect(() => treaty({ ...foreign, exchangeRates: undefined })).toThrow('exchangeRates');
});

test('a loss on investment components alone follows coverage units (52)', () => {
  const { para100, labels } = measureGroup({
    ...group,
    expected: { premiums: [100], investmentComponents: [0, 0, 160] },
  });
  close(
    labels.map((label) => para100[label]?.['lossComponent']?.['closing'] ?? Number.NaN),
    [40, 20, 0],
  );
});

test('an account balance is explained in time that grows with what is shown', () => {
  const account: GroupInput = {
    kind: 'group',
    model: 'VFA',
    periods: 40,
    rates: { lockedIn: 0.03 },
    accountBalance: {
      contracts: 100,
      premium: 150,
      deaths: new Array<number>(40).fill(1),
      returns: new Array<number>(40).fill(0.05),
      chargeRate: 0.02,
      deathBenefitFloor: 170,
    },
  };
  const seen = new Set<object>();
  const visit = (each: { from?: readonly object[] } | undefined): void => {
    if (!each || seen.has(each)) return;
    seen.add(each);
    each.from?.forEach(visit);
  };
  visit(explain(account, 'year40.liability.total'));
  visit(explain(account, 'para101.year40.opening.total'));
  expect(seen.size).toBeLessThan(40_000);
});

describe('what is seldom meant is named, with its consequence', () => {
  const warned = (input: Partial<GroupInput>) =>
    measureGroup({ ...profitable, ...input }).warnings.map(({ path, code }) => [path, code]);
  test.each<[string, Partial<GroupInput>, readonly [string, string]]>([
    [
      'a risk adjustment that is never released',
      { riskAdjustment: { initial: 90, release: [20, 20, 20] } },
      ['riskAdjustment.release', 'neverReleased'],
    ],
    [
      'a revision shorter than what is left',
      { revisions: [{ atEndOf: 1, expected: { claims: [200] } }] },
      ['revisions[0].expected.claims', 'endsEarly'],
    ],
    [
      'a loss after coverage',
      {
        model: 'PAA',
        premiumAllocation: { revenuePattern: [1, 1, 0], fulfilmentCashFlows: [0, 0, 0, 50] },
      },
      ['premiumAllocation.fulfilmentCashFlows[3]', 'lossAfterCoverage'],
    ],
    [
      'what happened after the periods that are measured',
      { actual: { claims: [200, 200, 200, 5] } },
      ['actual.claims', 'notReached'],
    ],
    [
      'a risk adjustment of 2,000 % of the outflows',
      { riskAdjustment: { shareOfOutflows: 20 } },
      ['riskAdjustment.shareOfOutflows', 'largeRate'],
    ],
    ['a rate of 500 %', { rates: { lockedIn: 5 } }, ['rates.lockedIn', 'largeRate']],
    [
      'a first current curve that is not the locked-in one',
      { rates: { lockedIn: 0.02, current: [0.03, 0.02] } },
      ['rates.current[0]', 'notLockedIn'],
    ],
  ])('%s', (_, input, warning) => {
    expect(warned(input)).toContainEqual(warning);
  });

  test('an input as it should be has none', () => {
    expect(warned({ riskAdjustment: { initial: 60, release: [20, 20, 20] } })).toEqual([]);
  });
});
