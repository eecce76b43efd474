import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DataQuery } from '@/api';
import type { Chip } from './chips';
import { PartEditor, isEditable } from './editing/editors';
import { parts } from '../messages';
import type { Names } from './Names';
import { orderText, ordersOf } from './orders';
import styles from './Understanding.module.css';

interface ChipListProps {
  query: DataQuery;
  chips: readonly Chip[];
  names: Names;
  onChange: (query: DataQuery) => void;
}

const LIMITS = [3, 5, 10, 20, 50];

/** The parts of what was understood. Each can be changed or taken away; figures, splits, order or number of rows are put in. */
export function ChipList({ query, chips, names, onChange }: ChipListProps) {
  const intl = useIntl();
  const { model } = names;
  const editorId = useId();
  const openers = useRef(new Map<string, HTMLElement>());
  const [editedId, setEditedId] = useState<string>();
  const edited = chips.find(({ id }) => id === editedId);
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
  const orders = ordersOf(query).map((order) => ({ order, text: orderText(order, names, intl) }));
  const limits = LIMITS.map((count) => ({
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
  const close = () => {
    setEditedId(undefined);
    if (edited) openers.current.get(edited.id)?.focus();
  };
  const list = (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'ask.understood' })}>
      {chips.map(({ id, text, without }) => (
        <li key={id} className={styles.chip}>
          {isEditable(id) ? (
            <button
              type="button"
              ref={(element) => {
                if (element) openers.current.set(id, element);
                else openers.current.delete(id);
              }}
              className={styles.part}
              aria-label={intl.formatMessage({ id: 'ask.chip.change' }, { part: text })}
              aria-expanded={edited?.id === id}
              aria-controls={edited?.id === id ? editorId : undefined}
              onClick={() => setEditedId(edited?.id === id ? undefined : id)}
            >
              {text}
            </button>
          ) : (
            <span>{text}</span>
          )}
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
      {isSplit &&
        !query.order &&
        add(
          intl.formatMessage({ id: 'ask.chip.order' }),
          orders.map(({ text }) => ({ id: text, text })),
          (id) => onChange({ ...query, order: orders.find(({ text }) => text === id)?.order }),
        )}
      {isSplit &&
        query.limit === undefined &&
        add(intl.formatMessage({ id: 'ask.chip.limit' }), limits, (id) =>
          onChange({ ...query, limit: Number(id) }),
        )}
    </ul>
  );
  return (
    <>
      {list}
      {edited && (
        <PartEditor
          key={edited.id}
          chip={edited.id}
          id={editorId}
          part={edited.text}
          query={query}
          names={names}
          onApply={(changed) => {
            close();
            onChange(changed);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
