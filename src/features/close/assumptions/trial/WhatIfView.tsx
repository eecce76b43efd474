import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectCloseTrial, useAppSelector } from '@/store';
import { ErrorState, Pending } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { ScopeContent } from '../flows/ScopeContent';
import { useScopeGroups } from '../flows/useScopeGroups';
import { SliderPanel } from './SliderPanel';
import { trialOf } from './sliders';
import { TrialResults } from './TrialResults';
import { useTrial } from './useTrial';
import styles from './Trial.module.css';

/** What-if: the quarter is closed again while a slider moves, by the same engine, in a worker of the browser. */
export function WhatIfView({ view }: { view: CloseView }) {
  const scope = useScopeGroups(view);
  const changes = useAppSelector(selectCloseTrial);
  const trial = useMemo(() => trialOf(changes), [changes]);
  const { results, failed } = useTrial(scope.measured, view.book, trial);
  const shown = useMemo(() => new Set(scope.groups.map(({ id }) => id)), [scope.groups]);
  return (
    <ScopeContent view={view} scope={scope}>
      <div className={styles.whatIf}>
        <SliderPanel view={view} changes={changes} trial={trial} />
        {results ? (
          <TrialResults
            {...results}
            shown={shown}
            contracts={scope.measured?.projections.reduce(
              (sum, { modelPoints }) => sum + modelPoints.length,
              0,
            )}
          />
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
