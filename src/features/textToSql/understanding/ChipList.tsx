import { useIntl } from 'react-intl';
import type { DataQuery } from '@/api';
import type { Chip } from './chips';
import { parts } from '../messages';
import type { Names } from './Names';
import styles from './Understanding.module.css';

interface ChipListProps {
  query: DataQuery;
  chips: readonly Chip[];
  names: Names;
  onChange: (query: DataQuery) => void;
}

const QUARTERS_BACK = 12;
const LIMITS = [3, 5, 10, 20, 50];
const DIRECTIONS = ['descending', 'ascending'] as const;

/** The first month of the quarter that a month closes. */
const firstMonthOf = (month: string): string =>
  `${month.slice(0, 5)}${String(Number(month.slice(5)) - 2).padStart(2, '0')}`;

/** Closing months around the one that was asked for, the latest first. */
function quartersAround(month: string): string[] {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const last = year * 4 + Math.ceil(of / 3) + 3;
  return Array.from({ length: QUARTERS_BACK }, (_, index) => {
    const quarter = last - index - 1;
    return `${Math.floor(quarter / 4)}-${String(((quarter % 4) + 1) * 3).padStart(2, '0')}`;
  });
}

/** The parts of what was understood. Each can be taken away; figures, splits, another quarter, order or number of rows are put in. */
export function ChipList({ query, chips, names, onChange }: ChipListProps) {
  const intl = useIntl();
  const { model } = names;
  const { period } = query;
  const views = query.measures.flatMap((id) => model.measureOf(id)?.view ?? []);
  const splits = model.dimensions.filter(
    ({ id }) =>
      !query.dimensions.includes(id) &&
      views.length > 0 &&
      views.every((view) => model.hasDimension(view, id)),
  );
  const figures = model.measures.filter(
    ({ id, view }) =>
      !query.measures.includes(id) &&
      [...query.dimensions, ...query.filters.map(({ dimension }) => dimension)].every((dimension) =>
        model.hasDimension(view, dimension),
      ),
  );
  // One row needs no order.
  const isSplit = query.dimensions.length > 0;
  const orders = query.measures.flatMap((by) =>
    DIRECTIONS.filter(
      (direction) => query.order?.by !== by || query.order.direction !== direction,
    ).map((direction) => ({
      id: `${direction} ${by}`,
      text: intl.formatMessage({ id: parts[direction].id }, { by: names.measure(by) }),
    })),
  );
  const limits = LIMITS.filter((count) => count !== query.limit).map((count) => ({
    id: String(count),
    text: intl.formatMessage({ id: parts.limit.id }, { count }),
  }));
  const add = (
    label: string,
    options: readonly { id: string; text: string }[],
    onAdd: (id: string) => void,
  ) =>
    views.length > 0 &&
    options.length > 0 && (
      <li>
        <select
          className={styles.add}
          aria-label={label}
          value=""
          onChange={(event) => onAdd(event.target.value)}
        >
          <option value="" disabled>
            {label}
          </option>
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </li>
    );
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'ask.understood' })}>
      {chips.map(({ id, text, without }) => (
        <li key={id} className={styles.chip}>
          <span>{text}</span>
          {without && (
            <button
              type="button"
              aria-label={intl.formatMessage({ id: 'ask.chip.remove' }, { part: text })}
              onClick={() => onChange(without)}
            >
              <span aria-hidden="true">×</span>
            </button>
          )}
        </li>
      ))}
      {add(
        intl.formatMessage({ id: 'ask.chip.figure' }),
        figures.map(({ id }) => ({ id, text: names.measure(id) })),
        (id) => onChange({ ...query, measures: [...query.measures, id] }),
      )}
      {add(
        intl.formatMessage({ id: 'ask.chip.split' }),
        splits.map(({ id }) => ({ id, text: names.dimension(id) })),
        (id) => onChange({ ...query, dimensions: [...query.dimensions, id] }),
      )}
      {period &&
        add(
          intl.formatMessage({ id: 'ask.chip.period' }),
          quartersAround(period.to).map((month) => ({ id: month, text: names.period(month) })),
          (month) =>
            onChange({
              ...query,
              period: {
                from: model.conventions.hasMonths ? firstMonthOf(month) : month,
                to: month,
              },
            }),
        )}
      {isSplit &&
        add(intl.formatMessage({ id: 'ask.chip.order' }), orders, (id) => {
          const [direction, by = ''] = id.split(' ');
          const isDescending = direction === 'descending';
          onChange({
            ...query,
            order: { by, direction: isDescending ? 'descending' : 'ascending' },
          });
        })}
      {isSplit &&
        add(intl.formatMessage({ id: 'ask.chip.limit' }), limits, (id) =>
          onChange({ ...query, limit: Number(id) }),
        )}
    </ul>
  );
}
