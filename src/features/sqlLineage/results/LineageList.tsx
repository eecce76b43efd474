import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Lineage } from '@/domain/lineage';
import { selectSqlLineage, useAppSelector } from '@/store';
import { Button, Table } from '@/ui';
import { edgeKinds } from '../messages';
import styles from './Results.module.css';
import type { Names } from './useNames';

interface LineageListProps {
  lineage: Lineage;
  names: Names;
  lit: ReadonlySet<string> | null;
  onEdge: (id: string) => void;
}

const PAGE_EDGES = 200;

/** The same graph as a table: for screen readers, and for whoever would rather read than look. */
export function LineageList({ lineage, names, lit, onEdge }: LineageListProps) {
  const intl = useIntl();
  const { sql } = useAppSelector(selectSqlLineage).script;
  const [shown, setShown] = useState(PAGE_EDGES);
  const edges = lit === null ? lineage.edges : lineage.edges.filter(({ id }) => lit.has(id));
  return (
    // It scrolls sideways on a narrow screen, by keys too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.list} tabIndex={0}>
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
                <button type="button" className={styles.expression} onClick={() => onEdge(id)}>
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
