import type { CurveInput } from '@/domain/ifrs17';
import type { BookGroup, BookTreaty } from '@/domain/ifrs17/book';
import { versionFor, versionsOf } from './basis/versions';
import type { ClosedQuarter } from './quarter/closeQuarter';
import { recognisedBy } from './basis/inForce';
import { curveAt, type DiscountCurves } from './basis/curves';
import { monthAfter, monthsBetween, periodAfter, quartersBetween } from './period';
import type {
  Book,
  BookPoint,
  CloseGroup,
  CloseTreaty,
  GroupActual,
  GroupClosing,
  MarketCurve,
} from './types';

/** What a close rests on, beside its result. */
export interface BookFacts {
  /** The book, or the part of a batch. */
  readonly book: Book;
  readonly period: string;
  /** Closings of the quarter before. */
  readonly before: readonly GroupClosing[];
  readonly closed: Pick<ClosedQuarter, 'closings' | 'failed' | 'inputs'>;
  /** When the run began, as ISO 8601. */
  readonly ranAt: string;
}

/** A group or treaty with everything of the book that its quarter rests on. */
export interface Checked extends BookFacts {
  readonly stated: CloseGroup | CloseTreaty;
  readonly points: readonly BookPoint[];
  readonly actual?: GroupActual | undefined;
  readonly opened?: GroupClosing | undefined;
  readonly closing?: GroupClosing | undefined;
  /** It could not be measured, and is named for that. */
  readonly hasFailed: boolean;
  readonly input?: BookGroup | BookTreaty | undefined;
  readonly curves: DiscountCurves;
}

export interface Compared {
  readonly expected: number;
  readonly found: number;
  /** The found figure may be less. */
  readonly atMost?: boolean;
}

export const TOLERANCE = 1e-9;
/** No market has an annual rate beyond it: 3.5 is 3.5 % that was not divided. */
const MAX_RATE = 0.5;
/** Contracts of a group are issued within a year (22). */
const MAX_MONTHS_APART = 11;
/** Contracts that end within the closing quarter may still be stated at its end. */
const MONTHS_TO_SETTLE = 3;
/** A cohort may be a financial year, which begins in another calendar year. */
const MAX_YEARS_APART = 1;

const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
const isTreaty = (stated: CloseGroup | CloseTreaty): stated is CloseTreaty => 'covers' in stated;
const ratesOf = (curve: CurveInput | undefined): readonly number[] => {
  if (curve === undefined) return [];
  if (typeof curve === 'number') return [curve];
  const { illiquidityPremium = 0, shift = 0, ...rates } = curve;
  const listed = Object.values(rates).flatMap((each) => (Array.isArray(each) ? each : []));
  return [...(listed as readonly number[]), illiquidityPremium, shift];
};

/** Contracts of a point at the end of a quarter; undefined where nothing is stated so late. */
function statedAt({ entry, contracts, inForce = [] }: BookPoint, period: string) {
  const quarters = quartersBetween(entry, period) + 1;
  return quarters === 0 ? contracts : inForce[quarters - 1];
}

const control = (
  id: string,
  paragraph: string,
  /** What it compares; its words are a message. */
  figure: string,
  compare: (checked: Checked) => readonly Compared[],
) => ({ id, paragraph, figure, compare });

/** Holds over a book as a whole too: what is in no group that has begun is in no batch. */
export const WHOLE_BOOK = 'wholeBookIsClosed';

/** Controls over what a book states, as data; their order is that of the cockpit. */
export const bookControls = [
  control(WHOLE_BOOK, '14-24', 'groups', ({ closing, hasFailed }) =>
    hasFailed ? [] : [{ expected: 1, found: closing ? 1 : 0 }],
  ),
  control('contractOnce', '24', 'modelPoints', ({ points, book }) => {
    const own = new Set(points.map(({ id }) => id));
    const found = book.points.filter(({ id }) => own.has(id)).length;
    return [{ expected: own.size, found }];
  }),
  control(
    'contractsCarriedOn',
    '33, 74',
    'contractsRecognised',
    ({ stated, points, period, opened }) =>
      opened?.recognised === undefined
        ? []
        : [
            {
              expected: opened.recognised,
              found: recognisedBy(points, periodAfter(period, -1)).get(stated.id) ?? 0,
            },
          ],
  ),
  control('contractsOnlyLeave', '74', 'contracts', ({ points, period }) => {
    const more = points.flatMap((point) => {
      const [start, end] = [statedAt(point, periodAfter(period, -1)), statedAt(point, period)];
      return start !== undefined && end !== undefined && end > start ? [{ start, end }] : [];
    });
    const expected = total(more.map(({ start }) => start));
    return [{ expected, found: total(more.map(({ end }) => end)) }];
  }),
  control('premiumsOfContracts', '34', 'premiums', ({ points, period, actual }) => {
    const last = periodAfter(period, -1);
    const isOver =
      points.length > 0 &&
      points.every((point) => point.entry < period && statedAt(point, last) === 0);
    return isOver ? [{ expected: 0, found: actual?.premiums ?? 0 }] : [];
  }),
  control('issuedWithinYear', '22', 'monthsApart', ({ stated, points }) => {
    if (isTreaty(stated) || stated.transition || stated.isAcquired) return [];
    let [first, last] = ['9999-12', '0000-01'];
    for (const { issueMonth } of points) {
      if (issueMonth < first) first = issueMonth;
      if (issueMonth > last) last = issueMonth;
    }
    const found = monthsBetween(first, last);
    return [{ expected: MAX_MONTHS_APART, found, atMost: true }];
  }),
  control('issuedInCohort', '22', 'yearsApart', ({ stated, points }) => {
    if (isTreaty(stated) || stated.transition || stated.isAcquired) return [];
    const apart = points.map(({ issueMonth }) =>
      Math.abs(Number(issueMonth.slice(0, 4)) - stated.cohort),
    );
    const found = apart.reduce((most, each) => Math.max(most, each), 0);
    return [{ expected: MAX_YEARS_APART, found, atMost: true }];
  }),
  control('contractsWithinTerm', '33-34, B61', 'contracts', ({ points, period }) => {
    const over = points.filter(
      ({ issueMonth, term, entry }) =>
        entry <= period && monthsBetween(issueMonth, period) >= term + MONTHS_TO_SETTLE,
    );
    return [{ expected: 0, found: total(over.map((point) => statedAt(point, period) ?? 0)) }];
  }),
  control('modelOfProducts', '29, 53, B101', 'modelPoints', ({ stated, points, book }) => {
    if (isTreaty(stated)) return [];
    const models = new Map(book.definition.products.map(({ id, model }) => [id, model]));
    const others = points.filter(({ product }) => models.get(product) !== stated.model);
    return [{ expected: 0, found: others.length }];
  }),
  control('assumptionsApproved', '33(c), B54', 'approvedLate', ({ book, period, ranAt }) => {
    const used = versionsOf(book.assumptions, period);
    const late = used.filter(({ approvedAt = '' }) => approvedAt > ranAt);
    return [{ expected: 0, found: late.length }];
  }),
  control('fourEyes', '33(c), B54', 'approvedByMaker', ({ book, period }) => {
    const used = versionsOf(book.assumptions, period);
    const own = used.filter(({ approvedBy, createdBy }) => approvedBy === createdBy);
    return [{ expected: 0, found: own.length }];
  }),
  control('amountsArePositive', '105(a), B65', 'lowestAmount', ({ actual }) => {
    if (!actual) return [];
    const {
      premiums = 0,
      claims = 0,
      expenses = 0,
      investmentComponents = 0,
      acquisition = 0,
    } = actual;
    const found = Math.min(0, premiums, claims, expenses, investmentComponents, acquisition);
    return [{ expected: 0, found }];
  }),
  control('versionInForce', '33(c), B54', 'otherVersion', ({ book, period, closing }) => {
    const version = versionFor(book.assumptions, monthAfter(period))?.version;
    return closing?.version === undefined
      ? []
      : [{ expected: 0, found: closing.version === version ? 0 : 1 }];
  }),
  control('curveOfDate', '36, B78', 'curveAge', ({ book, period, stated }) => {
    const { currency, illiquidity = 1 } = stated;
    const hasPremium = book.curves.some(
      (each) => each.kind === 'illiquidityPremium' && each.currency === currency,
    );
    const kinds: readonly MarketCurve['kind'][] =
      hasPremium && illiquidity !== 0 ? ['riskFree', 'illiquidityPremium'] : ['riskFree'];
    return kinds.map((kind) => {
      const { date } = curveAt(book.curves, { kind, currency, date: period });
      return { expected: 0, found: monthsBetween(date, period) };
    });
  }),
  control('ratesAreFractions', '36', 'curveRate', ({ book, period, stated: { currency } }) => {
    const of = (kind: 'riskFree' | 'illiquidityPremium') =>
      kind === 'riskFree' || book.curves.some((each) => each.kind === kind)
        ? curveAt(book.curves, { kind, currency, date: period }).rates
        : [];
    const rates = [...of('riskFree'), ...of('illiquidityPremium')].map(Math.abs);
    const found = Math.max(0, ...rates);
    return [{ expected: MAX_RATE, found, atMost: true }];
  }),
  control(
    'lockedInCarriedOn',
    '44(b), B72(b)',
    'lockedInRate',
    ({ stated, period, opened, input, curves }) => {
      const given =
        input && ('covers' in input ? input.input.lockedIn : input.input.rates?.lockedIn);
      const expected = ratesOf(opened?.lockedIn ?? curves(stated, periodAfter(period, -1)));
      const found = ratesOf(given);
      const at = expected.findIndex((rate, index) => rate !== found[index]);
      return input && at >= 0 ? [{ expected: expected[at] ?? 0, found: found[at] ?? 0 }] : [];
    },
  ),
  control('claimsPatternIsWhole', '40(b)', 'claimsShares', ({ stated }) =>
    isTreaty(stated) || !stated.settlementPattern
      ? []
      : [{ expected: 1, found: total(stated.settlementPattern) }],
  ),
  control('cededAtMostWhole', '62-63', 'cededShare', ({ stated, book }) => {
    const over = book.definition.treaties.filter(({ covers }) => covers.includes(stated.id));
    const found = total(over.map(({ cessionRate }) => cessionRate));
    return [{ expected: 1, found, atMost: true }];
  }),
  control('treatyOnce', '61-62', 'treaties', ({ stated, book }) => {
    if (!isTreaty(stated)) return [];
    const termsOf = ({ covers, cessionRate, premiumShare, firstPeriod }: CloseTreaty) =>
      JSON.stringify([[...covers].sort(), cessionRate, premiumShare, firstPeriod]);
    const alike = book.definition.treaties.filter((each) => termsOf(each) === termsOf(stated));
    return [{ expected: 1, found: alike.length }];
  }),
];
