import fc from 'fast-check';
import type { BookAsset, BookGroup, BookTreaty } from '@/domain/ifrs17/book';
import type { GroupInput } from '@/domain/ifrs17';
import { anyGroup, anyPremiumAllocation } from './generatedGroups';

export interface AnyBook {
  readonly groups: readonly BookGroup[];
  readonly treaties: readonly BookTreaty[];
  readonly assets: readonly BookAsset[];
  readonly periods: readonly string[];
}

const facts = fc.record({
  company: fc.constantFrom('Life', 'Fire'),
  portfolio: fc.constantFrom('one', 'other'),
  transition: fc.constantFrom('fairValue' as const, 'other' as const),
  isAcquired: fc.boolean(),
});

const amount = fc.integer({ min: 0, max: 200 });

/** An asset over two periods, the second of which opens with what closed the first. */
const anyAsset = fc
  .record({
    facts,
    opening: amount,
    paid: amount,
    percent: fc.integer({ min: 0, max: 100 }),
    inflow: amount,
    improved: amount,
  })
  .map(({ facts: of, opening, paid, percent, inflow, improved }): BookAsset => {
    const tested = (opening * 1.05 + paid) * (1 - percent / 100);
    const impaired = Math.max(0, tested - inflow);
    const [kind, expectedDerecognition] = ['acquisitionAsset', [0.25, 0.75]] as const;
    const first = {
      kind,
      opening,
      paid,
      interestRate: 0.05,
      recognised: percent / 100,
      expectedNetInflow: inflow,
    };
    const second = {
      kind,
      opening: tested - impaired,
      impairedBefore: impaired,
      expectedNetInflow: inflow + improved,
    };
    return {
      id: 'asset',
      ...of,
      periods: [
        { label: 'P1', input: first, expectedDerecognition },
        { label: 'P2', input: second, expectedDerecognition },
      ],
    };
  });

const claimsRisk = fc.option(fc.constantFrom(0.02, 0.1), { nil: undefined });

/** Risk adjustment of claims that are incurred, kept for a period. */
const withClaimsRisk = (input: GroupInput, share: number): GroupInput => {
  const { expected = {}, incurredClaims, periods } = input;
  const added = Array.from(
    { length: periods },
    (_, period) => share * (1 + (expected.premiums?.[period] ?? 0)),
  );
  return {
    ...input,
    incurredClaims: {
      ...incurredClaims,
      riskAdjustment: added,
      riskAdjustmentRelease: [0, ...added.slice(0, -1)],
    },
  };
};

/** Books of groups of every model and length, treaties over some, and an asset for acquisition cash flows; periods are `P1`, `P2`, ... */
export const anyBook: fc.Arbitrary<AnyBook> = fc
  .record({
    drawn: fc.array(
      fc.tuple(fc.oneof(anyGroup, anyGroup, anyPremiumAllocation), facts, claimsRisk),
      {
        minLength: 2,
        maxLength: 4,
      },
    ),
    asset: anyAsset,
    percent: fc.integer({ min: 10, max: 100 }),
    premium: fc.integer({ min: 50, max: 900 }),
  })
  .map(({ drawn, asset, percent, premium }): AnyBook => {
    const most = Math.max(...drawn.map(([{ periods }]) => periods));
    const periods = Array.from({ length: most }, (_, index) => `P${index + 1}`);
    const groups = drawn.map(([input, of, share], index): BookGroup => ({
      id: `G${index + 1}`,
      ...of,
      input: {
        ...(share === undefined ? input : withClaimsRisk(input, share)),
        labels: periods.slice(0, input.periods),
      },
    }));
    const treaties = groups
      .filter(({ input }) => input.model === 'GMM')
      .map(({ id, input }): BookTreaty => ({
        id: `over ${id}`,
        portfolio: 'ceded',
        covers: [id],
        input: {
          kind: 'reinsuranceHeld',
          periods: input.periods,
          cessionRate: percent / 100,
          premiums: [premium],
        },
      }));
    return { groups, treaties, assets: [asset], periods };
  });
