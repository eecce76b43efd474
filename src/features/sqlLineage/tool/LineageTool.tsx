import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectLineageEdge, selectLineageNode, useAppSelector } from '@/store';
import { EmptyState, ErrorState, Pending } from '@/ui';
import { useLineage } from '../engine/useLineage';
import { ResultPanel } from '../results/ResultPanel';
import styles from './LineageTool.module.css';
import { ScriptPanel } from './ScriptPanel';
import { useHighlight } from './useHighlight';

/** The SQL on one side, where its columns come from on the other; each points at the other. */
export function LineageTool() {
  const intl = useIntl();
  const { status, answer } = useLineage();
  const node = useAppSelector(selectLineageNode);
  const edge = useAppSelector(selectLineageEdge);
  const [cursor, setCursor] = useState<number | null>(null);
  const definitions = useRef<HTMLDetailsElement>(null);
  const highlight = useHighlight(answer?.lineage ?? null, node, edge, cursor);
  const askForDefinitions = () => {
    const details = definitions.current;
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  };
  return (
    <div className={styles.tool}>
      <ScriptPanel
        answer={answer}
        highlight={highlight}
        onCursor={setCursor}
        definitions={definitions}
      />
      <section className={styles.panel} aria-label={intl.formatMessage({ id: 'lineage.result' })}>
        {status === 'none' && (
          <EmptyState>
            <FormattedMessage id="lineage.empty" />
          </EmptyState>
        )}
        {status === 'failed' && (
          <ErrorState>
            <FormattedMessage id="lineage.failed" />
          </ErrorState>
        )}
        {status === 'reading' && !answer && (
          <Pending>
            <FormattedMessage id="lineage.reading" />
          </Pending>
        )}
        {answer && (
          <ResultPanel answer={answer} highlight={highlight} onDefinitions={askForDefinitions} />
        )}
      </section>
    </div>
  );
}
