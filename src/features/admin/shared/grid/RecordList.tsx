import { FormattedMessage, useIntl } from 'react-intl';
import { useEffect } from 'react';
import { Button, classes } from '@/ui';
import type { GridRow } from '@/ui/grid';
import type { RowFormatters } from '../rows/rowFormatters';
import styles from './RecordList.module.css';

interface RecordListProps {
  label: string;
  rowCount: number;
  rowAt: (index: number) => GridRow | undefined;
  words: RowFormatters;
  /** Fields that stand below the title of a row. */
  fields: readonly string[];
  onOpen: (index: number) => void;
  onVisible: (start: number, end: number) => void;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
}

const PAGE_ROWS = 50;

/** The rows where there is no room for a grid: a list from which each opens as a form. */
export function RecordList({
  label,
  rowCount,
  rowAt,
  words,
  fields,
  onOpen,
  onVisible,
  ...turning
}: RecordListProps) {
  const { formatMessage } = useIntl();
  const { onPage } = turning;
  const page = Math.max(0, Math.min(turning.page, Math.ceil(rowCount / PAGE_ROWS) - 1));
  const start = page * PAGE_ROWS;
  const end = Math.min(rowCount, start + PAGE_ROWS);
  useEffect(() => onVisible(start, end), [onVisible, start, end]);
  const states = {
    created: 'grid.state.created',
    changed: 'grid.state.changed',
    deleted: 'grid.state.deleted',
  } as const;
  return (
    <div className={styles.frame}>
      <ol className={styles.list} aria-label={label} start={start + 1}>
        {Array.from({ length: end - start }, (_, offset) => {
          const row = rowAt(start + offset);
          const wrong =
            row && (row.problem !== undefined || Object.keys(row.errors ?? {}).length > 0);
          return (
            <li key={row?.key ?? offset}>
              <button
                type="button"
                disabled={!row}
                className={classes(styles.row, row && styles[row.state], wrong && styles.wrong)}
                onClick={() => onOpen(start + offset)}
              >
                <span className={styles.title}>
                  {row ? words.title(row.values) : formatMessage({ id: 'grid.pending' })}
                </span>
                {row && row.state !== 'same' && (
                  <span className={styles.state}>
                    <FormattedMessage id={states[row.state]} />
                  </span>
                )}
                {row && (
                  <span className={styles.fields}>
                    {fields
                      .map((field) => words.value(field, row.values[field]))
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <div className={styles.pager}>
        <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
          <FormattedMessage id="grid.list.previous" />
        </Button>
        <span role="status">
          <FormattedMessage
            id="grid.list.range"
            values={{ from: end === 0 ? 0 : start + 1, to: end, total: rowCount }}
          />
        </span>
        <Button disabled={end >= rowCount} onClick={() => onPage(page + 1)}>
          <FormattedMessage id="grid.list.next" />
        </Button>
      </div>
    </div>
  );
}
