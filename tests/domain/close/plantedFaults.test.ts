import {
  bookControlResults,
  checkBook,
  closeQuarter,
  periodsBetween,
  strayChecks,
  type Book,
  type BookPoint,
  type CloseGroup,
  type CloseTreaty,
  type ClosedQuarter,
  type GroupClosing,
} from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import {
  journalOf,
  ledgerOf,
  runControls,
  type ClosedGroup,
  type ControlFacts,
  type JournalLine,
} from '@/domain/ifrs17/book';

const { firstPeriod, lastPeriod } = smallCompany.definition;
const periods = periodsBetween(firstPeriod, lastPeriod);
const ranAt = '2026-01-05T09:00:00Z';

/** Everything that a quarter's controls look at. */
interface Quarter {
  book: Book;
  opening: readonly GroupClosing[];
  before: readonly ClosedGroup[];
  closed: ClosedQuarter;
  journal: readonly JournalLine[];
  source: NonNullable<ControlFacts['source']>;
}

const sourceOf = (groups: readonly ClosedGroup[]): Quarter['source'] =>
  Object.fromEntries(
    groups.map(({ id, figures }) => [
      id,
      { cashIn: figures['cashIn'] ?? 0, cashOut: figures['cashOut'] ?? 0 },
    ]),
  );

let opening: readonly GroupClosing[] = [];
let before: readonly ClosedGroup[] = [];
for (const period of periods.slice(0, -1)) {
  const closed = closeQuarter(smallCompany, period, opening);
  [opening, before] = [closed.closings, closed.groups];
}

/** The last quarter of the small company as a changed book closes it, after the quarters of the sound one. */
function closeLast(change: (book: Book) => Book = (book) => book): Quarter {
  const book = change(smallCompany);
  const closed = closeQuarter(book, lastPeriod, opening);
  const journal = journalOf(closed.groups, { date: '2025-12-31' });
  return { book, opening, before, closed, journal, source: sourceOf(closed.groups) };
}

/** Controls that fail, as `control group`. */
function failing({ book, closed, journal, source, ...quarter }: Quarter): readonly string[] {
  const facts = { before: quarter.before, ledger: ledgerOf(journal), source };
  const stated = { book, period: lastPeriod, before: quarter.opening, closed, ranAt };
  const counted = (group: string) => ({
    group,
    points: book.points.filter((each) => each.group === group).length,
    actuals: book.actuals.filter((each) => each.group === group && each.period === lastPeriod)
      .length,
  });
  const named = new Set([...book.points, ...book.actuals].map(({ group }) => group));
  const stray = strayChecks(book.definition, lastPeriod, [...named].map(counted));
  const checks = new Map([...checkBook(stated), ...stray]);
  return [...runControls(closed.groups, facts), ...bookControlResults(checks)].flatMap(
    ({ id, failures }) => failures.map(({ group }) => `${id} ${group}`),
  );
}

const withGroup =
  (id: string, change: Partial<CloseGroup>) =>
  (book: Book): Book => ({
    ...book,
    definition: {
      ...book.definition,
      groups: book.definition.groups.map((group) =>
        group.id === id ? { ...group, ...change } : group,
      ),
    },
  });
const withTreaties =
  (change: (treaties: readonly CloseTreaty[]) => readonly CloseTreaty[]) =>
  (book: Book): Book => ({
    ...book,
    definition: { ...book.definition, treaties: change(book.definition.treaties) },
  });
const withPoint =
  (id: string, change: (point: BookPoint) => readonly BookPoint[]) =>
  (book: Book): Book => ({
    ...book,
    points: book.points.flatMap((point) => (point.id === id ? change(point) : [point])),
  });
const withFigures =
  (id: string, change: (figures: Record<string, number>) => Record<string, number>) =>
  (quarter: Quarter): Quarter => ({
    ...quarter,
    closed: {
      ...quarter.closed,
      groups: quarter.closed.groups.map((group) =>
        group.id === id
          ? { ...group, figures: { ...group.figures, ...change({ ...group.figures }) } }
          : group,
      ),
    },
  });
const added = (name: string, amount: number) => (figures: Record<string, number>) => ({
  [name]: (figures[name] ?? 0) + amount,
});

test('the sound book fails no control', () => {
  expect(failing(closeLast())).toEqual([]);
});

describe('a fault in what the book states', () => {
  test.each<[string, (book: Book) => Book, string]>([
    [
      'a group that is missing',
      (book) => ({
        ...book,
        definition: {
          ...book.definition,
          groups: book.definition.groups.filter(({ id }) => id !== 'fund-2025'),
        },
      }),
      'closedIsOpened fund-2025',
    ],
    [
      'a curve of another date',
      (book) => ({ ...book, curves: book.curves.filter(({ date }) => date !== lastPeriod) }),
      'curveOfDate term-2025',
    ],
    [
      'rates in percent',
      (book) => ({
        ...book,
        curves: book.curves.map((curve) =>
          curve.date === lastPeriod ? { ...curve, rates: [2.5] } : curve,
        ),
      }),
      'ratesAreFractions term-2025',
    ],
    [
      'a treaty that stands twice',
      withTreaties((all) => [...all, ...all.map((each) => ({ ...each, id: `${each.id}-copy` }))]),
      'treatyOnce quota-share-2025',
    ],
    [
      'treaties that cede more than there is',
      withTreaties((all) => [
        ...all,
        ...all.map((each) => ({ ...each, id: 'second', cessionRate: 0.8 })),
      ]),
      'cededAtMostWhole term-2025-onerous',
    ],
    [
      'a contract in two groups',
      withPoint('term-1', (point) => [point, { ...point, group: 'term-2025-onerous' }]),
      'contractOnce term-2025-onerous',
    ],
    [
      'a model point that stands twice',
      withPoint('motor-4', (point) => [point, point]),
      'contractOnce motor-2025',
    ],
    [
      'contracts that vanish between quarters',
      withPoint('motor-2', () => []),
      'contractsCarriedOn motor-2025',
    ],
    [
      'contracts that appear in the past',
      withPoint('term-1', (point) => [{ ...point, contracts: 120 }]),
      'contractsCarriedOn term-2025',
    ],
    [
      'contracts that come back',
      withPoint('term-1', (point) => [{ ...point, inForce: [98, 95, 93, 97] }]),
      'contractsOnlyLeave term-2025',
    ],
    [
      'premiums of contracts that have lapsed',
      (book) => ({
        ...withPoint('term-1', (point) => [{ ...point, inForce: [98, 95, 0, 0] }])(book),
        actuals: [
          ...book.actuals.filter(
            ({ group, period }) => group !== 'term-2025' || period !== lastPeriod,
          ),
          { group: 'term-2025', period: lastPeriod, premiums: 4000 },
        ],
      }),
      'premiumsOfContracts term-2025',
    ],
    [
      'contracts issued more than a year apart',
      withPoint('motor-4', (point) => [{ ...point, issueMonth: '2026-02' }]),
      'issuedWithinYear motor-2025',
    ],
    [
      'a product in a group of another model',
      withPoint('motor-4', (point) => [{ ...point, product: 'term' }]),
      'modelOfProducts motor-2025',
    ],
    [
      'an assumption approved after the run',
      (book) => ({
        ...book,
        assumptions: book.assumptions.map((each) => ({
          ...each,
          approvedAt: '2026-02-01T00:00:00Z',
        })),
      }),
      'assumptionsApproved term-2025',
    ],
    [
      'a claims pattern that pays more than the claims',
      withGroup('motor-2025', { settlementPattern: [0.6, 0.3, 0.3] }),
      'claimsPatternIsWhole motor-2025',
    ],
    [
      'contracts of a group that is not there',
      withPoint('motor-4', (point) => [point, { ...point, id: 'motor-5', group: 'motor-2026' }]),
      'wholeBookIsClosed motor-2026',
    ],
    [
      'payments of a group that is not there',
      (book) => ({
        ...book,
        actuals: [...book.actuals, { group: 'motor-2052', period: lastPeriod, claims: 9 }],
      }),
      'wholeBookIsClosed motor-2052',
    ],
    [
      'a treaty over a group that is not there',
      withTreaties(([first, ...rest]) =>
        first ? [{ ...first, id: 'lost', covers: ['term-2052'] }, first, ...rest] : rest,
      ),
      'wholeBookIsClosed lost',
    ],
    [
      'a group that has begun without contracts',
      (book) => ({
        ...book,
        definition: {
          ...book.definition,
          groups: book.definition.groups.flatMap((group) =>
            group.id === 'motor-2025' ? [group, { ...group, id: 'motor-empty' }] : [group],
          ),
        },
      }),
      'wholeBookIsClosed motor-empty',
    ],
    [
      'a group of another cohort',
      withGroup('motor-2025', { cohort: 2022 }),
      'issuedInCohort motor-2025',
    ],
    [
      'contracts in force beyond their term',
      withPoint('motor-1', (point) => [{ ...point, term: 1, inForce: [100, 100, 100, 100] }]),
      'contractsWithinTerm motor-2025',
    ],
    [
      'an illiquidity premium of another date',
      (book) => ({
        ...book,
        curves: [
          ...book.curves,
          ...book.curves.slice(0, 1).map((curve) => ({
            ...curve,
            id: 'premium',
            kind: 'illiquidityPremium' as const,
            terms: [1],
            rates: [0.002],
          })),
        ],
      }),
      'curveOfDate term-2025',
    ],
    [
      'assumptions that their maker approved',
      (book) => ({
        ...book,
        assumptions: book.assumptions.map((each) => ({ ...each, approvedBy: each.createdBy })),
      }),
      'fourEyes term-2025',
    ],
    [
      'claims with the sign turned round',
      (book) => ({
        ...book,
        actuals: [
          ...book.actuals.filter(
            ({ group, period }) => group !== 'motor-2025' || period !== lastPeriod,
          ),
          { group: 'motor-2025', period: lastPeriod, claims: -40 },
        ],
      }),
      'amountsArePositive motor-2025',
    ],
  ])('%s', (_, change, control) => {
    expect(failing(closeLast(change))).toContain(control);
  });
});

describe('a fault in what was closed', () => {
  test.each<[string, (quarter: Quarter) => Quarter, string]>([
    [
      'a closing that is not the next opening, as when a locked period is changed',
      (quarter) => ({
        ...quarter,
        before: quarter.before.map((group) =>
          group.id === 'term-2025'
            ? { ...group, figures: { ...group.figures, ...added('csmClosing', 5)(group.figures) } }
            : group,
        ),
      }),
      'closedIsOpened term-2025',
    ],
    [
      'a group that stands twice',
      (quarter) => ({
        ...quarter,
        closed: {
          ...quarter.closed,
          groups: [...quarter.closed.groups, ...quarter.closed.groups.slice(0, 1)],
        },
      }),
      'closedIsOpened term-2025',
    ],
    [
      'another locked-in curve',
      (quarter) => ({
        ...quarter,
        opening: quarter.opening.map((each) =>
          each.group === 'term-2025' ? { ...each, lockedIn: 0.05 } : each,
        ),
      }),
      'lockedInCarriedOn term-2025',
    ],
    [
      'estimates of another version',
      (quarter) => ({
        ...quarter,
        closed: {
          ...quarter.closed,
          closings: quarter.closed.closings.map((each) =>
            each.group === 'term-2025' ? { ...each, version: '2025-1' } : each,
          ),
        },
      }),
      'versionInForce term-2025',
    ],
    [
      'a wrong sign',
      withFigures('term-2025', ({ csmRelease = 0 }) => ({ csmRelease: -csmRelease })),
      'footing term-2025',
    ],
    [
      'a liability that both reconciliations do not show',
      withFigures('term-2025', added('liability', 10)),
      'para100IsPara101 term-2025',
    ],
    [
      'cash that the source systems do not have',
      (quarter) => ({
        ...quarter,
        source: { ...quarter.source, 'motor-2025': { cashIn: 1, cashOut: 0 } },
      }),
      'cashFlowsAreSource motor-2025',
    ],
    [
      'a journal rule that is not balanced',
      (quarter) => ({
        ...quarter,
        journal: quarter.journal.map((line, index) =>
          index === 0 ? { ...line, debit: line.debit * 2, credit: line.credit * 2 } : line,
        ),
      }),
      'debitIsCredit term-2025',
    ],
    [
      'an entry that was not made',
      (quarter) => ({
        ...quarter,
        journal: quarter.journal.filter(({ group }) => group !== 'fund-2025'),
      }),
      'ledgerIsBalance fund-2025',
    ],
    [
      'a margin beside a loss',
      withFigures('term-2025', () => ({ lcClosing: 20 })),
      'marginOrLoss term-2025',
    ],
    [
      'more recovered than was lost',
      withFigures('quota-share-2025', () => ({ lcClosing: -1e6 })),
      'recoveryWithinCap quota-share-2025',
    ],
    [
      'a margin that is never recognised',
      withFigures('term-2025', added('release[0]', -50)),
      'releaseIsMargin term-2025',
    ],
    [
      'coverage units that are counted twice',
      withFigures('term-2025', added('unitsProvided', 1000)),
      'unitsProvided term-2025',
    ],
    [
      'OCI that is left when all is over',
      withFigures('motor-2025', (figures) => ({
        ...Object.fromEntries(
          Object.keys(figures)
            .filter((name) => /Closing$/.test(name))
            .map((name) => [name, 0]),
        ),
        coverageFuture: 0,
        ociAccumulated: 30,
      })),
      'ociUnwinds motor-2025',
    ],
    [
      'profit without cash or a change in the liability',
      withFigures('term-2025', added('profit', 100)),
      'profitIsCash term-2025',
    ],
  ])('%s', (_, plant, control) => {
    expect(failing(plant(closeLast()))).toContain(control);
  });
});

describe('what a quarter cannot be closed without is named', () => {
  test.each<[string, (book: Book) => Book, RegExp]>([
    ['a currency without a rate', withGroup('motor-2025', { currency: 'USD' }), /USD/],
    ['no curve', (book) => ({ ...book, curves: [] }), /no riskFree curve of KRW/],
    [
      'nothing approved',
      (book) => ({
        ...book,
        assumptions: book.assumptions.map((each) => ({ ...each, state: 'submitted' as const })),
      }),
      /no approved assumptions/,
    ],
  ])('%s', (_, change, message) => {
    expect(() => closeLast(change)).toThrow(message);
  });
});
