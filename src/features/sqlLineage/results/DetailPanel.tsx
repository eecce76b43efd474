import { FormattedMessage } from 'react-intl';
import { type Lineage, type LineageEdge, nodesOf } from '@/domain/lineage';
import { selectLineageScript, useAppSelector } from '@/store';
import { Button } from '@/ui';
import { edgeKinds } from '../messages';
import { DoubtNote } from './DoubtNote';
import { FigureNote } from './FigureNote';
import styles from './Results.module.css';
import type { Names } from './useNames';

interface DetailPanelProps {
  lineage: Lineage;
  names: Names;
  node: string | null;
  edge: string | null;
  onNode: (id: string) => void;
  onEdge: (id: string) => void;
  onDefinitions: () => void;
}

const MAX_EDGES = 30;

/** What is selected: a column with what it is made of and goes into, or an edge with its expression. */
export function DetailPanel({
  lineage,
  names,
  node,
  edge,
  onNode,
  onEdge,
  onDefinitions,
}: DetailPanelProps) {
  const { sql } = useAppSelector(selectLineageScript);
  const chosen = lineage.edges.find(({ id }) => id === edge);
  const isThere = lineage.tables.some(
    ({ id, columns }) => id === node || columns.some((column) => column.id === node),
  );
  if (chosen) {
    return (
      <section className={styles.detail} aria-labelledby="lineage-detail">
        <h2 id="lineage-detail">
          <FormattedMessage
            id="lineage.way"
            values={{ from: names.full(chosen.from), to: names.full(chosen.to) }}
          />
        </h2>
        <p>
          <FormattedMessage {...edgeKinds[chosen.kind]} />
        </p>
        {chosen.spans.map(({ start, end }) => (
          <pre key={start}>
            <code>{sql.slice(start, end)}</code>
          </pre>
        ))}
        <DoubtNote doubt={chosen.doubt} names={names} onDefinitions={onDefinitions} />
      </section>
    );
  }
  if (node === null || !isThere) return null;
  const own = nodesOf(lineage, node);
  const into = lineage.edges.filter(({ to }) => own.has(to));
  const out = lineage.edges.filter(({ from }) => own.has(from));
  const doubt = into.find((each) => each.doubt)?.doubt ?? out.find((each) => each.doubt)?.doubt;
  const list = (edges: readonly LineageEdge[], end: 'from' | 'to') => (
    <ul>
      {edges.slice(0, MAX_EDGES).map((each) => (
        <li key={each.id}>
          <Button look="plain" onClick={() => onNode(each[end])}>
            {names.full(each[end])}
          </Button>
          <Button look="plain" onClick={() => onEdge(each.id)}>
            <FormattedMessage {...edgeKinds[each.kind]} />
          </Button>
        </li>
      ))}
      {edges.length > MAX_EDGES && (
        <li>
          <FormattedMessage id="lineage.more" values={{ count: edges.length - MAX_EDGES }} />
        </li>
      )}
    </ul>
  );
  return (
    <section className={styles.detail} aria-labelledby="lineage-detail">
      <h2 id="lineage-detail">{names.full(node)}</h2>
      <div className={styles.ends}>
        <div>
          <h3>
            <FormattedMessage id="lineage.from" />
          </h3>
          {into.length === 0 ? <FormattedMessage id="lineage.from.none" /> : list(into, 'from')}
        </div>
        <div>
          <h3>
            <FormattedMessage id="lineage.to" />
          </h3>
          {out.length === 0 ? <FormattedMessage id="lineage.to.none" /> : list(out, 'to')}
        </div>
      </div>
      <FigureNote names={names} node={node} />
      <DoubtNote doubt={doubt} names={names} onDefinitions={onDefinitions} />
    </section>
  );
}
