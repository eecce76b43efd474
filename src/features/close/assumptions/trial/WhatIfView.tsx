import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectCloseTrial, useAppSelector } from '@/store';
import { ErrorState, Pending } from '@/ui';
import type { LoadedClose } from '../../engine';
import { useExplain } from '../../explain';
import type { CloseView } from '../../shared/filters/useCloseView';
import { useGroupName } from '../../shared/useGroupName';
import { ScopeContent } from '../flows/ScopeContent';
import { useScopeGroups } from '../flows/useScopeGroups';
import { SliderPanel } from './SliderPanel';
import { trialOf } from './sliders';
import type { ExplainTried } from './TrialGroups';
import { TrialResults } from './TrialResults';
import { useTrial } from './useTrial';
import styles from './Trial.module.css';

/** The quarter is closed again to be explained: stored results are not needed. */
const noClose: LoadedClose = { key: 'tried', groups: [] };

/** What-if: the quarter is closed again while a slider moves, by the same engine, in a worker of the browser. */
export function WhatIfView({ view }: { view: CloseView }) {
  const scope = useScopeGroups(view, view.status?.runId);
  const changes = useAppSelector(selectCloseTrial);
  const trial = useMemo(() => trialOf(changes), [changes]);
  const { results, isBehind, failed } = useTrial(scope.measured, view.book, trial);
  const shown = useMemo(() => new Set(scope.groups.map(({ id }) => id)), [scope.groups]);
  const nameOf = useGroupName(view.book);
  const explain = useExplain();
  const { measured } = scope;
  const tried = results?.trial;
  /** What is shown is explained, though a slider may have moved on. */
  const onExplain: ExplainTried = useCallback(
    ({ title, ...balance }) => {
      if (!measured || !tried) return;
      const facts = view.book;
      const of = { tried: { measured, facts, trial: tried, groups: [...shown], ...balance } };
      explain({ close: noClose, of, title });
    },
    [explain, measured, view.book, tried, shown],
  );
  return (
    <ScopeContent view={view} scope={scope}>
      <div className={styles.whatIf}>
        <SliderPanel view={view} changes={changes} trial={trial} />
        {results ? (
          <div className={styles.results} aria-busy={isBehind}>
            <TrialResults
              base={results.base}
              tried={results.tried}
              {...{ shown, nameOf, onExplain }}
              contracts={measured?.projections.reduce(
                (sum, { modelPoints }) => sum + modelPoints.length,
                0,
              )}
            />
          </div>
        ) : failed ? (
          <ErrorState>
            <FormattedMessage id="close.trial.failed" />
          </ErrorState>
        ) : (
          <Pending lines={8}>
            <FormattedMessage id="close.trial.pending" />
          </Pending>
        )}
      </div>
    </ScopeContent>
  );
}
