import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Lineage, traceOf } from '@/domain/lineage';
import { selectLineageScript, useAppSelector } from '@/store';
import { Button, Table } from '@/ui';
import { edgeKinds } from '../messages';
import styles from './Results.module.css';
import type { Names } from './useNames';

interface LineageListProps {
  lineage: Lineage;
  names: Names;
  /** The way of a column or a table, where one is followed. */
  followed: string | null;
  /** The edge whose text is marked. */
  edge: string | null;
  onEdge: (id: string) => void;
  /** Lets go of what is followed. */
  onAll: () => void;
}

const PAGE_EDGES = 200;

/** The same graph as a table: for screen readers, and for whoever would rather read than look. */
export function LineageList({ lineage, names, followed, edge, onEdge, onAll }: LineageListProps) {
  const intl = useIntl();
  const { sql } = useAppSelector(selectLineageScript);
  const [shown, setShown] = useState(PAGE_EDGES);
  // Who presses an expression here, or stands in one in the text, goes on reading the whole list.
  const way = useMemo(() => followed && traceOf(lineage, followed).edges, [lineage, followed]);
  const edges = way ? lineage.edges.filter(({ id }) => way.has(id)) : lineage.edges;
  return (
    // It scrolls sideways on a narrow screen, by keys too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.list} tabIndex={0}>
      {followed !== null && (
        <p className={styles.part}>
          <FormattedMessage
            id="lineage.list.part"
            values={{
              count: edges.length,
              total: lineage.edges.length,
              name: names.full(followed),
            }}
          />
          <Button look="plain" onClick={onAll}>
            <FormattedMessage id="lineage.list.all" />
          </Button>
        </p>
      )}
      <Table
        label={intl.formatMessage({ id: 'lineage.view.table' })}
        rowHeads
        rows={edges.slice(0, shown)}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'to',
            head: <FormattedMessage id="lineage.column.to" />,
            cell: ({ to }) => names.full(to),
          },
          {
            id: 'from',
            head: <FormattedMessage id="lineage.column.from" />,
            cell: ({ from, doubt }) => names.full(from) + (doubt ? ' ?' : ''),
          },
          {
            id: 'kind',
            head: <FormattedMessage id="lineage.column.kind" />,
            cell: ({ kind }) => <FormattedMessage {...edgeKinds[kind]} />,
          },
          {
            id: 'expression',
            head: <FormattedMessage id="lineage.column.expression" />,
            cell: ({ id, spans: [span] }) =>
              span && (
                <button
                  type="button"
                  className={styles.expression}
                  aria-pressed={edge === id}
                  onClick={() => onEdge(id)}
                >
                  <code>{sql.slice(span.start, span.end)}</code>
                </button>
              ),
          },
        ]}
      />
      {edges.length > shown && (
        <Button onClick={() => setShown(shown + 5 * PAGE_EDGES)}>
          <FormattedMessage id="lineage.more" values={{ count: edges.length - shown }} />
        </Button>
      )}
    </div>
  );
}
