import { closeQuarter, periodsOf } from '@/domain/close';
import { exampleBooks } from '@/domain/demoInsurer';
import { compareExample, examples } from '@/domain/ifrs17';
import { runControls, type ClosedGroup } from '@/domain/ifrs17/book';

test.each(exampleBooks.map((book) => [book.definition.id, book] as const))(
  '%s closes all its periods, and its printed figures stand beside ours',
  (id, book) => {
    // Nothing is known of what was before the first.
    let last: readonly ClosedGroup[] | undefined;
    for (const period of periodsOf(book.definition)) {
      const { groups, failed } = closeQuarter(book, period);
      expect(failed).toEqual([]);
      expect(groups.map(({ id: each }) => each)).toEqual(
        book.definition.portfolios.map(({ id: each }) => each),
      );
      const fails = runControls(groups, last && { before: last }).filter(
        ({ state }) => state === 'fails',
      );
      expect(fails).toEqual([]);
      last = groups;
    }
    const published = examples.find((each) => each.id === book.definition.example?.id);
    expect(published && compareExample(published).every(({ agrees }) => agrees)).toBe(true);
    expect(id).toBe(book.definition.example?.id);
  },
);

test('every published example that the engine has is a dataset', () => {
  expect(exampleBooks.map(({ definition: { id } }) => id)).toEqual(
    expect.arrayContaining(examples.map(({ id }) => id)),
  );
});

/** Where the groups of a book hold what the source prints, of examples whose own input is no group: published figures by group and column of each period. */
const places: Readonly<Record<string, readonly (readonly [string, string, number?])[]>> = {
  'ie11a-reinsurance-held-net-gain': [
    ['recoveries', 'reinsurance belNewOutflows'],
    ['premiumPaid', 'reinsurance belNewInflows'],
    ['pvNet', 'reinsurance belClosing'],
    ['riskAdjustment', 'reinsurance raClosing'],
    ['csm', 'reinsurance csmClosing'],
    ['reinsuranceAsset', 'reinsurance liability'],
    ['profitOrLoss', 'reinsurance profit'],
  ],
  'ie12a-reinsurance-held-underlying-profitable': [
    ['underlying.fcf', 'underlying belClosing'],
    ['underlying.csm', 'underlying csmClosing'],
    ['underlying.liability', 'underlying liability'],
    ['underlying.profitOrLoss', 'underlying profit'],
    ['reinsurance.fcf', 'reinsurance belClosing'],
    ['reinsurance.csm', 'reinsurance csmClosing'],
    ['reinsurance.asset', 'reinsurance liability'],
  ],
  'ie13a-acquired-transfer': [
    ['fulfilmentCashFlows', 'acquired belClosing'],
    ['csm', 'acquired csmClosing'],
    ['liability', 'acquired liability'],
    ['profitOrLoss', 'acquired profit'],
  ],
  'ie15a-oci-effective-yield': [
    ['pvCurrent[1]', 'contracts belClosing', 0],
    ['pvCurrent[2]', 'contracts belClosing', 1],
    ['payout', 'contracts cashOut', 2],
    ['accumulatedOci[1]', 'contracts ociAccumulated', 0],
    ['accumulatedOci[2]', 'contracts ociAccumulated', 1],
    ['accumulatedOci[3]', 'contracts ociAccumulated', 2],
  ],
  'ie17-transition-modified-retrospective-gmm': [
    ['initialPv', 'contracts belNew'],
    ['initialRa', 'contracts raNew'],
    ['csmInitial', 'contracts csmNew'],
    ['csmAtTransition', 'contracts csmClosing'],
    ['liabilityAtTransition', 'contracts liability'],
  ],
};

test.each(examples.filter(({ input }) => (input as { kind: string }).kind !== 'group'))(
  '$id, whose source has no group over periods, is closed to the figures that it prints',
  (example) => {
    const book = exampleBooks.find(({ definition: { id } }) => id === example.id);
    expect(book?.definition.example?.note).toBeDefined();
    const all = places[example.id] ?? [];
    expect(all.length).toBeGreaterThan(3);
    const published = new Map(
      compareExample(example).map(({ path, published: value }) => [path, value]),
    );
    const closed = (book ? periodsOf(book.definition) : []).map(
      (period) => (book ? closeQuarter(book, period) : undefined)?.groups ?? [],
    );
    for (const [path, place, period = 0] of all) {
      const [group, column = ''] = place.split(' ');
      const found = closed[period]?.find(({ id }) => id === group);
      const allowed = example.tolerance.abs + 1e-9;
      expect([path, published.has(path)]).toEqual([path, true]);
      const apart = (found?.figures[column] ?? 0) - (published.get(path) ?? Number.NaN);
      expect([path, Math.abs(apart) <= allowed]).toEqual([path, true]);
    }
  },
);
