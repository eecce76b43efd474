import fc from 'fast-check';
import { measure, measureGroup, type GroupInput, type GroupResult } from '@/domain/ifrs17';
import { compileGroup } from '@/domain/ifrs17/core/compile';
import { netPresentValue } from '@/domain/ifrs17/core/flowSet';
import { measureInto } from '@/domain/ifrs17/core/measure';
import { width } from '@/domain/ifrs17/core/row/columns';
import { newState } from '@/domain/ifrs17/core/state';
import { anyGroup, anyPremiumAllocation, scaled } from './support/generatedGroups';
import {
  breaches,
  breachesOfClaims,
  breachesOfGroup,
  breachesOfLockedIn,
  breachesOfTranslation,
} from './support/invariants';

const runs = { numRuns: 200, seed: 17 };

/** Every number of a result by its path, to compare results as wholes. */
function numbers(
  value: unknown,
  path = '',
  into: Map<string, number> = new Map(),
): Map<string, number> {
  if (typeof value === 'number') into.set(path, value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) numbers(each, `${path}.${key}`, into);
  return into;
}

const isShare = (path: string) => /Share$|coverage\.|\.amount$|csmAccretionRates/.test(path);

function expectProportional(result: GroupResult, whole: GroupResult, factor: number): void {
  const expected = numbers({ ...whole, journals: [] });
  const size = 1 + Math.max(...[...expected.values()].map(Math.abs));
  const apart = [...numbers({ ...result, journals: [] })].filter(
    ([path, value]) =>
      !isShare(path) && Math.abs(value * factor - (expected.get(path) ?? Number.NaN)) > 1e-9 * size,
  );
  expect(apart).toEqual([]);
}

test('whatever the facts and policies, the accounts of a group hold together', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      expect(breachesOfGroup(measureGroup, group)).toEqual([]);
    }),
    { ...runs, numRuns: 400 },
  );
});

test('so do those of the premium allocation approach', () => {
  fc.assert(
    fc.property(anyPremiumAllocation, (group) => {
      expect(breaches(measureGroup(group))).toEqual([]);
    }),
    runs,
  );
});

test('n times the contracts give n times the figures, and halves of a group add up to it', () => {
  fc.assert(
    fc.property(anyGroup, fc.constantFrom(0.5, 2, 7, 1000), (group, factor) => {
      expectProportional(measureGroup(group), measureGroup(scaled(group, factor)), factor);
    }),
    runs,
  );
});

test('a constant exchange rate scales the group and leaves no exchange difference', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      const rates = new Array<number>(group.periods + 1).fill(1300);
      expectProportional(
        measureGroup(group),
        measureGroup({ ...group, exchangeRates: { closing: rates } }),
        1300,
      );
    }),
    { ...runs, numRuns: 50 },
  );
});

test('the CSM does not move with current rates', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      expect(breachesOfLockedIn(measureGroup, group)).toEqual([]);
    }),
    runs,
  );
});

test('current rates move the liability for incurred claims, and under the OCI option nothing of profit or loss', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      expect(breachesOfClaims(measureGroup, group)).toEqual([]);
    }),
    runs,
  );
});

test('translated balances foot with their exchange differences', () => {
  fc.assert(
    fc.property(
      anyGroup,
      fc.array(fc.integer({ min: 900, max: 1500 }), { minLength: 7, maxLength: 7 }),
      (group, closing) => {
        const found = breaches(measureGroup({ ...group, exchangeRates: { closing } }));
        expect(found.filter(({ invariant }) => /foots|100 = 101|opening/.test(invariant))).toEqual(
          [],
        );
      },
    ),
    { ...runs, numRuns: 100 },
  );
});

test('what stands in OCI is translated at the closing rate', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      expect(breachesOfTranslation(measureGroup, group)).toEqual([]);
    }),
    { ...runs, numRuns: 50 },
  );
});

test('the rolled-forward present value is the present value of the closing estimates', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      const compiled = compileGroup(group);
      const result = measureGroup(group);
      result.labels.forEach((label, period) => {
        const closing = compiled.estimates.closing[period];
        const curve = compiled.current[period + 1];
        if (!closing || !curve) throw new RangeError('no estimates');
        const direct = netPresentValue(closing, period + 1, curve, period + 1);
        expect(result.para101[label]?.['closing']?.['pv']).toBeCloseTo(direct, 6);
      });
    }),
    runs,
  );
});

test('one state reused for many groups, in any order, gives the figures of each alone', () => {
  fc.assert(
    fc.property(fc.array(anyGroup, { minLength: 2, maxLength: 6 }), (groups) => {
      const compiled = groups.map((group) => compileGroup(group));
      const [first] = compiled;
      if (!first) return;
      const state = newState(first);
      for (const group of [...compiled, ...[...compiled].reverse()]) {
        const alone = new Float64Array(group.periods * width);
        const batched = new Float64Array(group.periods * width);
        measureInto(alone, 0, group);
        measureInto(batched, 0, group, state);
        expect(batched).toEqual(alone);
      }
    }),
    { ...runs, numRuns: 50 },
  );
});

test('without discounting and risk adjustment, claims in step with coverage: premium allocation equals the general model', () => {
  const shape = fc.record({
    units: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
    premium: fc.integer({ min: 500, max: 900 }),
    claimsPerUnit: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(shape, ({ units, premium, claimsPerUnit }) => {
      const common = {
        kind: 'group',
        periods: units.length,
        expected: { premiums: [premium], claims: units.map((unit) => unit * claimsPerUnit) },
        coverageUnits: units,
      } as const;
      const general = measureGroup({ ...common, model: 'GMM', rates: { lockedIn: 0 } });
      const allocation = measureGroup({ ...common, model: 'PAA' });
      allocation.financialPosition.liability.forEach((liability, index) =>
        expect(liability).toBeCloseTo(general.financialPosition.liability[index] ?? Number.NaN, 8),
      );
      allocation.profitOrLoss.insuranceRevenue.forEach((revenue, index) =>
        expect(revenue).toBeCloseTo(general.profitOrLoss.insuranceRevenue[index] ?? Number.NaN, 8),
      );
    }),
    runs,
  );
});

describe('reinsurance held', () => {
  const underlying = fc
    .record({
      premium: fc.integer({ min: 200, max: 1200 }),
      claims: fc.array(fc.integer({ min: 50, max: 300 }), { minLength: 3, maxLength: 3 }),
      ra: fc.integer({ min: 0, max: 60 }),
      rate: fc.integer({ min: 0, max: 800 }).map((basisPoints) => basisPoints / 10_000),
      revised: fc.integer({ min: 50, max: 200 }).map((percent) => percent / 100),
      joins: fc.option(
        fc.record({
          premium: fc.integer({ min: 0, max: 500 }),
          ra: fc.integer({ min: 0, max: 30 }),
        }),
        {
          nil: undefined,
        },
      ),
      leaves: fc.integer({ min: 0, max: 60 }).map((percent) => percent / 100),
    })
    .map(({ premium, claims, ra, rate, revised, joins, leaves }): GroupInput => ({
      kind: 'group',
      model: 'GMM',
      periods: 3,
      rates: { lockedIn: rate },
      expected: { premiums: [premium], claims },
      riskAdjustment: { initial: ra, closing: [(ra * 2) / 3, ra / 3, 0] },
      coverageUnits: [1, 1, 1],
      revisions: [
        { atEndOf: 1, expected: { claims: claims.slice(1).map((claim) => claim * revised) } },
      ],
      newContracts: joins
        ? [
            {
              inPeriod: 2,
              lockedIn: rate / 2,
              expected: { premiums: [0, joins.premium], claims: [0, 90, 90] },
              riskAdjustment: joins.ra,
              coverageUnits: [0, 1, 1],
            },
          ]
        : [],
      derecognitions: leaves > 0 ? [{ atEndOf: 2, fraction: leaves }] : [],
    }));
  type Held = { underlying: Record<string, GroupResult>; reinsurance: GroupResult };
  const held = (group: GroupInput, cessionRate: number, premium: number, policies = {}) =>
    measure({
      kind: 'reinsuranceHeld',
      periods: 3,
      cessionRate,
      premiums: [premium],
      newContracts: (group.newContracts ?? []).map(({ inPeriod, expected }) => ({
        inPeriod,
        premiums: expected.premiums,
      })),
      underlying: [group],
      policies,
    }) as Held;

  test('its accounts hold together, with a CSM of either sign', () => {
    fc.assert(
      fc.property(
        underlying,
        fc.integer({ min: 10, max: 100 }),
        fc.integer({ min: 50, max: 900 }),
        (group, percent, premium) => {
          const found = breaches(held(group, percent / 100, premium).reinsurance);
          expect(
            found.filter(({ invariant }) => !/below nothing|not both/.test(invariant)),
          ).toEqual([]);
        },
      ),
      runs,
    );
  });

  test('all risk ceded at its price leaves no profit or loss in any period', () => {
    fc.assert(
      fc.property(underlying, (group) => {
        const premium = group.expected?.premiums?.[0] ?? 0;
        const { underlying: gross, reinsurance } = held(group, 1, premium, {
          lossRecoveryReversal: 'withinFulfilmentCashFlows',
        });
        gross['group1']?.profitOrLoss.profit.forEach((profit, index) =>
          expect(profit + (reinsurance.profitOrLoss.profit[index] ?? Number.NaN)).toBeCloseTo(0, 7),
        );
      }),
      runs,
    );
  });

  test('the loss-recovery component never exceeds the ceded share of the loss component (B119F)', () => {
    fc.assert(
      fc.property(underlying, fc.integer({ min: 10, max: 100 }), (group, percent) => {
        const { underlying: gross, reinsurance } = held(group, percent / 100, 300);
        for (const label of reinsurance.labels) {
          const loss = gross['group1']?.para100[label]?.['lossComponent']?.['closing'] ?? 0;
          const recovery = -(reinsurance.para100[label]?.['lossComponent']?.['closing'] ?? 0);
          expect(recovery).toBeLessThanOrEqual((percent / 100) * loss + 1e-7);
          expect(recovery).toBeGreaterThanOrEqual(-1e-7);
        }
      }),
      runs,
    );
  });
});
