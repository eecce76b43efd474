/** By what rows can be ordered, and how that is said. */
import type { IntlShape } from 'react-intl';
import type { DataQuery } from '@/api';
import { parts, roles } from '../messages';
import type { Names } from './Names';

type Order = NonNullable<DataQuery['order']>;

const DIRECTIONS = ['descending', 'ascending'] as const;
const MOVES = [undefined, 'change', 'changePercent'] as const;

/** "Largest CSM (change) first" */
export function orderText({ by, direction, of }: Order, names: Names, intl: IntlShape): string {
  const name = names.model.measureOf(by) ? names.measure(by) : names.dimension(by);
  const moved = of
    ? intl.formatMessage(parts.moved, { by: name, of: intl.formatMessage(roles[of]) })
    : name;
  return intl.formatMessage(parts[direction], { by: moved });
}

/** The orders that a query can be given: by how large each of its figures is and, where they are compared, by how it moved. */
export function ordersOf({ measures, comparison, calculation, order }: DataQuery): Order[] {
  const isMoving = comparison !== undefined || calculation === 'change';
  const others = order && !measures.includes(order.by) ? [order.by] : [];
  return [
    ...measures.flatMap((by) => (isMoving ? MOVES : [undefined]).map((of) => ({ by, of }))),
    ...others.map((by) => ({ by, of: undefined })),
  ].flatMap((each) => DIRECTIONS.map((direction) => ({ ...each, direction })));
}
