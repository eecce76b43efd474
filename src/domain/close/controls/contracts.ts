import { recognisedBy } from '../basis/inForce';
import { monthsBetween, periodAfter, quartersBetween } from '../period';
import type { BookPoint } from '../types';
import { control, isTreaty, total } from './control';

/** Contracts of a group are issued within a year (22). */
const MAX_MONTHS_APART = 11;
/** Contracts that end within the closing quarter may still be stated at its end. */
const MONTHS_TO_SETTLE = 3;
/** A cohort may be a financial year, which begins in another calendar year. */
const MAX_YEARS_APART = 1;

/** Contracts of a point at the end of a quarter; undefined where nothing is stated so late. */
function statedAt({ entry, contracts, inForce = [] }: BookPoint, period: string) {
  const quarters = quartersBetween(entry, period) + 1;
  return quarters === 0 ? contracts : inForce[quarters - 1];
}

/** Holds over a book as a whole too: what is in no group that has begun is in no batch. */
export const WHOLE_BOOK = 'wholeBookIsClosed';

/** Whether contracts are there, once, in the group that they belong to. */
export const contractControls = [
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
];
