import { InputError } from '@/domain/ifrs17';
import {
  closeBook,
  type BookGroup,
  type BookTreaty,
  type Closed,
  type FailedGroup,
} from '@/domain/ifrs17/book';
import { recognisedBy } from '../basis/inForce';
import { discountCurves } from '../basis/curves';
import { groupClosing } from './groupClosing';
import { groupInput, type GroupQuarter } from './groupQuarter';
import { periodAfter, type Period } from '../period';
import { projectedQuarter, type ProjectedQuarter } from './projectedQuarter';
import { treatyClosing, treatyInputOf } from './treatyQuarter';
import type { Book, GroupClosing, QuarterInputs, Scenario } from '../types';

/** A quarter of a book, or of the groups of a batch: results, what the next quarter opens with, and the inputs that explain them. */
export interface ClosedQuarter extends Closed {
  readonly closings: readonly GroupClosing[];
  readonly inputs: QuarterInputs;
}

const byGroup = <T extends { readonly group: string }>(all: readonly T[]) =>
  new Map(all.map((each) => [each.group, each]));

/** Closings of the quarter before the first of a group that opens with stated balances stand in the book. */
const openingsOf = (
  { openings = [] }: Pick<Book, 'openings'>,
  period: Period,
): readonly GroupClosing[] => openings.filter((each) => each.period === periodAfter(period, -1));

/**
 * Measures a projected quarter (steps 7 of the close). Groups are closed by themselves, treaties with the groups that they cover; one that cannot
 * be measured is named and stops no other.
 * @param before closings of the quarter before
 */
export function measuredQuarter(
  book: Pick<Book, 'definition' | 'curves' | 'points' | 'actuals' | 'openings'>,
  period: Period,
  {
    before,
    projected,
    scenario,
  }: {
    readonly before: readonly GroupClosing[];
    readonly projected: ProjectedQuarter;
    readonly scenario?: Scenario | undefined;
  },
): ClosedQuarter {
  const { definition } = book;
  if (definition.example) {
    const { groups, treaties } = definition.example;
    return {
      ...closeBook(groups, treaties, period),
      closings: [],
      inputs: { groups, treaties },
    };
  }
  const opened = byGroup([...openingsOf(book, period), ...before]);
  const actuals = byGroup(book.actuals.filter((each) => each.period === period));
  const rates = {
    definition,
    curves: discountCurves(book),
    endCurves: discountCurves(book, scenario),
  };
  const stated = definition.groups.flatMap((group): readonly GroupQuarter[] => {
    const estimates = projected.get(group.id);
    const last = opened.get(group.id);
    if (!last && !estimates?.newBusiness) return [];
    return [
      {
        group,
        period,
        before: last,
        actual: actuals.get(group.id),
        changes: [],
        ...estimates,
      },
    ];
  });
  const unmade: FailedGroup[] = [];
  const made = stated.flatMap((quarter) => {
    try {
      return [{ quarter, input: groupInput(quarter, rates) }];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      unmade.push({
        id: quarter.group.id,
        errors: error.problems.map(({ path, expected, found }) => ({ path, expected, found })),
      });
      return [];
    }
  });
  const quarters = made.map(({ quarter }) => quarter);
  const groups = made.map(({ input }) => input);
  const inputs = new Map(groups.map((each) => [each.id, each]));
  const treatyQuarters = definition.treaties.flatMap((treaty) => {
    if (treaty.firstPeriod > period) return [];
    const covered = new Map(
      treaty.covers.flatMap((id): readonly [string, BookGroup][] => {
        const found = inputs.get(id);
        return found ? [[id, found]] : [];
      }),
    );
    return covered.size === 0
      ? []
      : [
          {
            treaty,
            period,
            before: opened.get(treaty.id),
            actual: actuals.get(treaty.id),
            covered,
          },
        ];
  });
  const treaties = treatyQuarters.map((quarter) => treatyInputOf(quarter, rates));
  const closed = closeBook(groups, treaties, period);
  const failed = new Set(closed.failed.map(({ id }) => id));
  const recognised = recognisedBy(book.points, period);
  const closings = [
    ...quarters.map((quarter, index) => ({
      id: quarter.group.id,
      make: () => ({
        ...groupClosing(quarter, groups[index] as BookGroup),
        recognised: recognised.get(quarter.group.id) ?? 0,
      }),
    })),
    ...treatyQuarters.map((quarter, index) => ({
      id: quarter.treaty.id,
      make: () => treatyClosing(quarter, treaties[index] as BookTreaty),
    })),
  ];
  return {
    ...closed,
    failed: [...unmade, ...closed.failed],
    closings: closings.flatMap(({ id, make }) => (failed.has(id) ? [] : [make()])),
    inputs: { groups, treaties },
  };
}

/**
 * Closes one quarter of a book, from contracts and assumptions to results.
 * @param before closings of the quarter before; a group without one begins
 * @throws RangeError where the book has no approved assumptions, no curve or no exchange rate of a date
 */
export function closeQuarter(
  book: Book,
  period: Period,
  before: readonly GroupClosing[] = [],
  scenario?: Scenario,
): ClosedQuarter {
  const projected = projectedQuarter(book, period, { before, scenario });
  return measuredQuarter(book, period, { before, projected, scenario });
}
