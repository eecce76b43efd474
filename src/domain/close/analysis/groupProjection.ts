import type { AssumptionSet, ModelPoint, ProjectionInput } from '@/domain/ifrs17';
import { assumptionsAt } from '../basis/assumptions';
import { discountCurves } from '../basis/curves';
import { inForceAt, newBusinessIn, modelPointsAt } from '../basis/inForce';
import { firstMonthOf, monthAfter, periodAfter, type Period } from '../period';
import { estimateSteps } from '../quarter/estimateSteps';
import type { Book, Scenario } from '../types';

/** Contracts of a group with the assumptions and the curve of a date, as an input that the projection explains. */
export interface GroupProjections {
  /** Of contracts that join at the start of the quarter. */
  readonly atStart?: ProjectionInput | undefined;
  /** Of contracts in force at its end. */
  readonly atEnd?: ProjectionInput | undefined;
}

/** What the estimates of a group in a quarter rest on, down to contract and assumption. Undefined on a side on which it has no contracts. */
export function groupProjections(
  book: Book,
  groupId: string,
  period: Period,
  scenario?: Scenario,
): GroupProjections {
  const group = book.definition.groups.find(({ id }) => id === groupId);
  if (!group || group.held) return {};
  const own: Book = { ...book, points: book.points.filter((point) => point.group === groupId) };
  const inputAt = (
    month: string,
    modelPoints: readonly ModelPoint[],
    set: AssumptionSet,
    lockedIn: ProjectionInput['groups'][number]['lockedIn'],
  ): ProjectionInput | undefined => {
    const used = new Set(modelPoints.map(({ product }) => product));
    return modelPoints.length === 0
      ? undefined
      : {
          firstMonth: month,
          periodsPerYear: 4,
          products: book.definition.products.filter(({ id }) => used.has(id)),
          assumptions: [{ ...set, effectiveFrom: month }],
          modelPoints,
          groups: [{ id: groupId, lockedIn }],
        };
  };
  const [start, end] = [firstMonthOf(period), monthAfter(period)];
  const newBusiness = modelPointsAt(newBusinessIn(own.points, period), start);
  const inForce = modelPointsAt(inForceAt(own, period), end);
  const last = estimateSteps(own, period, scenario).at(-1)?.set;
  return {
    atStart: inputAt(
      start,
      newBusiness,
      assumptionsAt(book, start),
      discountCurves(book)(group, periodAfter(period, -1)),
    ),
    atEnd: last && inputAt(end, inForce, last, discountCurves(book, scenario)(group, period)),
  };
}
