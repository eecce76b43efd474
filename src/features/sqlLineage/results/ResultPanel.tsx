import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LineageEdge } from '@/domain/lineage';
import {
  lineageEdgeSelected,
  lineageNodeSelected,
  lineageTableToggled,
  selectExpandedTables,
  selectLineageEdge,
  selectLineageNode,
  selectLineageScriptId,
  selectLineageView,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { Diagram } from '../diagram/Diagram';
import type { LineageAnswer } from '../engine/protocol';
import type { Highlight } from '../tool/useHighlight';
import { ComparisonList } from './ComparisonList';
import { DetailPanel } from './DetailPanel';
import { Legend } from './Legend';
import { LineageList } from './LineageList';
import styles from './Results.module.css';
import { ResultToolbar } from './ResultToolbar';
import { useNames } from './useNames';

interface ResultPanelProps {
  answer: LineageAnswer;
  highlight: Highlight;
  /** Somebody wants to say which columns a table has. */
  onDefinitions: () => void;
}

/** The lineage as a diagram, as a table, or beside that of an earlier version; and what is selected in it. */
export function ResultPanel({ answer, highlight, onDefinitions }: ResultPanelProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLineageView);
  const scriptId = useAppSelector(selectLineageScriptId);
  const expanded = useAppSelector(selectExpandedTables);
  const node = useAppSelector(selectLineageNode);
  const edge = useAppSelector(selectLineageEdge);
  const { lineage, drawing, stale, differences } = answer;
  const names = useNames(lineage);
  const [focus, setFocus] = useState<{ node: string } | null>(null);
  const isStale = useCallback(
    ({ spans }: LineageEdge) =>
      spans.some(({ start }) => stale.some((part) => start >= part.start && start <= part.end)),
    [stale],
  );
  const select = useMemo(
    () => ({
      node: (id: string | null) => dispatch(lineageNodeSelected(id)),
      edge: (id: string | null) => dispatch(lineageEdgeSelected(id)),
    }),
    [dispatch],
  );
  const find = (id: string) => {
    if (id !== node) select.node(id);
    setFocus({ node: id });
  };
  return (
    <>
      <ResultToolbar answer={answer} names={names} lit={highlight.lit} onFind={find} />
      <p className={styles.summary} role="status">
        <FormattedMessage
          id="lineage.summary"
          values={{
            tables: lineage.tables.length,
            edges: lineage.edges.length,
            statements: answer.statements,
          }}
        />
        {stale.length > 0 && (
          <strong>
            <FormattedMessage id="lineage.stale" values={{ count: stale.length }} />
          </strong>
        )}
      </p>
      {view === 'diagram' && (
        <>
          <Diagram
            lineage={lineage}
            drawing={drawing}
            names={names}
            subject={scriptId}
            expanded={expanded}
            lit={highlight.lit}
            node={node}
            edge={edge}
            focus={focus}
            isStale={isStale}
            onNode={select.node}
            onEdge={select.edge}
            onExpand={(table) => dispatch(lineageTableToggled(table))}
          />
          <Legend />
        </>
      )}
      {view === 'table' && (
        <LineageList
          lineage={lineage}
          names={names}
          followed={node}
          edge={edge}
          onEdge={select.edge}
          onAll={() => select.node(null)}
        />
      )}
      {view === 'comparison' && differences && <ComparisonList differences={differences} />}
      <DetailPanel
        lineage={lineage}
        names={names}
        node={node}
        edge={edge}
        onNode={find}
        onEdge={select.edge}
        onDefinitions={onDefinitions}
      />
    </>
  );
}
