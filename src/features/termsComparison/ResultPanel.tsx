import { useEffect, useEffectEvent, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Comparison } from '@/domain/clauses';
import { findingSelected, selectTermsComparison, useAppDispatch, useAppSelector } from '@/store';
import { classes, EmptyState } from '@/ui';
import { FindingList } from './components/FindingList';
import { Filters } from './components/Filters';
import { Redline } from './components/Redline';
import { indexAround, isShown, looksUnrelated } from './comparison/shownFindings';
import { ResultToolbar } from './ResultToolbar';
import styles from './ResultPanel.module.css';

interface ResultPanelProps {
  comparison: Comparison;
  /** The texts have changed since. */
  stale: boolean;
}

/** What changed: as a list, and marked in both wordings. */
export function ResultPanel({ comparison, stale }: ResultPanelProps) {
  const dispatch = useAppDispatch();
  const { types, gains, selected, layout, changesOnly, work } =
    useAppSelector(selectTermsComparison);
  const { findings } = comparison;
  const shown = useMemo(
    () => [...findings.keys()].filter((index) => isShown(findings[index], { types, gains })),
    [findings, types, gains],
  );
  const select = (index: number | undefined) => {
    if (index !== undefined) dispatch(findingSelected(index));
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    select(indexAround(shown, selected, event.key === 'ArrowDown' ? 1 : -1));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const warning = looksUnrelated(comparison);
  return (
    <section
      className={classes(styles.result, stale && styles.stale)}
      aria-labelledby="terms-result"
      aria-busy={stale}
    >
      <div className={styles.head}>
        <h2 id="terms-result">
          <FormattedMessage id="terms.result" />
        </h2>
        <p role="status">
          {findings.length > 0 && (
            <FormattedMessage id="terms.count" values={{ count: findings.length }} />
          )}
        </p>
      </div>
      {warning && (
        <p className={styles.warning} role="status">
          <FormattedMessage id={warning === 'languages' ? 'terms.languages' : 'terms.unlike'} />
        </p>
      )}
      {findings.length === 0 ? (
        <EmptyState live>
          <FormattedMessage id="terms.same" />
        </EmptyState>
      ) : (
        <>
          <Filters findings={findings} shown={shown.length} />
          <ResultToolbar
            comparison={comparison}
            shown={shown}
            onStep={(by) => select(indexAround(shown, selected, by))}
          />
          <div className={styles.columns}>
            <FindingList
              findings={findings}
              shown={shown}
              selected={selected}
              notes={work.notes}
              onSelect={select}
            />
            <Redline
              comparison={comparison}
              shown={shown}
              selected={selected}
              layout={layout}
              changesOnly={changesOnly}
              onSelect={select}
            />
          </div>
        </>
      )}
    </section>
  );
}
