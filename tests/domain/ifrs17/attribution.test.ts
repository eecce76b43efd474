import fc from 'fast-check';
import {
  attributeChange,
  attributionOrder,
  portfolioOf,
  type AssumptionSet,
  type AttributedAssumption,
} from '@/domain/ifrs17';
import { anyAssumptions, anyPortfolio, small } from './support/generatedPortfolios';

const parts = ['bel', 'riskAdjustment', 'csm', 'lossComponent'] as const;

const anyOrder: fc.Arbitrary<readonly AttributedAssumption[]> = fc
  .shuffledSubarray([...attributionOrder], { minLength: attributionOrder.length })
  .filter((order) => order.indexOf('crediting') < order.indexOf('guarantees'));

test('effects add up to the whole change in any order', () => {
  fc.assert(
    fc.property(anyPortfolio, anyAssumptions, anyOrder, fc.nat(5000), (input, to, order, csm) => {
      const portfolio = portfolioOf(input);
      const margins = Object.fromEntries(
        input.groups.map(({ id }) => [id, { csm, lossComponent: 0 }]),
      );
      const from = portfolio.assumptions;
      const attributed = attributeChange(portfolio, { from, to, order, margins });
      for (const { opening, steps, closing } of attributed) {
        for (const part of parts) {
          const sum = steps.reduce((total, { effect }) => total + effect[part], 0);
          expect(sum).toBeCloseTo(closing[part] - opening[part], 6);
        }
        expect(steps.map(({ assumption }) => assumption)).toEqual(order);
        expect(Math.min(closing.csm, closing.lossComponent)).toBe(0);
      }
    }),
    { seed: 23, numRuns: 5, endOnFailure: true },
  );
});

test('a change at first meets the CSM, and what it cannot take is a loss; the gap of rates does neither', () => {
  const input = small({ groups: [{ id: 'G', lockedIn: 0.03, current: 0.05 }] });
  const portfolio = portfolioOf(input);
  const from = portfolio.assumptions;
  const to: AssumptionSet = { ...from, mortality: [{ id: 'flat', male: [0.04] }] };
  const margins = { G: { csm: 100, lossComponent: 0 } };
  const [attributed] = attributeChange(portfolio, { from, to, margins });
  const [mortality, ...others] = attributed?.steps ?? [];
  const atLockedIn = attributeChange(portfolioOf(small()), { from, to, margins })[0]?.steps[0]
    ?.effect.bel;
  expect(mortality?.effect.bel).toBeGreaterThan(100);
  expect(mortality?.effect.csm).toBe(-100);
  expect(mortality?.after.lossComponent).toBeCloseTo((atLockedIn ?? Number.NaN) - 100, 9);
  expect(mortality?.effect.bel).not.toBeCloseTo(atLockedIn ?? Number.NaN, 2);
  for (const { effect } of others) expect(Object.values(effect)).toEqual([0, 0, 0, 0]);
});
