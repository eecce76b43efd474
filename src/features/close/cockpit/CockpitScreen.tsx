import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsConnectionLost } from '@/api';
import { useScreenRights } from '@/store';
import { AsyncContent, EmptyState } from '@/ui';
import { CloseFrame } from '../shared/frame/CloseFrame';
import type { CloseView } from '../shared/filters/useCloseView';
import { Calendar } from './periods/Calendar';
import { closeCalendar } from './periods/closeCalendar';
import { HistoryNote } from './runs/HistoryNote';
import { LockNote } from './periods/LockNote';
import { NoRun } from './runs/NoRun';
import { PeriodActions } from './periods/PeriodActions';
import { PeriodStrip } from './periods/PeriodStrip';
import { Pipeline } from './steps/Pipeline';
import { RunControls } from './steps/RunControls';
import { RunComparison } from './runs/RunComparison';
import { isUnderWay } from './runs/runFigures';
import { RunHeader } from './runs/RunHeader';
import { RunTable } from './runs/RunTable';
import { RunTiles } from './runs/RunTiles';
import { useNow } from './useNow';
import { useRunActions } from './runs/useRunActions';
import { useRunsOf } from './runs/useRunsOf';
import styles from './Cockpit.module.css';

/** ACRS00010: where the close stands, whether it can be run now, whether everything reconciles. */
export function CockpitScreen() {
  return (
    <CloseFrame screen="ACRS00010" tools={(view) => <PeriodActions view={view} />}>
      {(view) => <Cockpit view={view} />}
    </CloseFrame>
  );
}

function Cockpit({ view }: { view: CloseView }) {
  const intl = useIntl();
  const rights = useScreenRights();
  const actions = useRunActions(view);
  const { list, runs, failed, retry } = useRunsOf(view);
  const [chosen, setChosen] = useState<string>();
  const run =
    runs.find(({ runId }) => runId === chosen) ??
    runs.find(isUnderWay) ??
    runs.find(({ isCurrent }) => isCurrent) ??
    runs[0];
  const current = runs.find(({ isCurrent }) => isCurrent);
  const isLost = useIsConnectionLost();
  const now = useNow(runs.some(isUnderWay) && !isLost);
  const mayRerun = rights.write && view.status?.state !== 'locked' && !runs.some(isUnderWay);
  return (
    <>
      {list && <HistoryNote history={list.history} />}
      {list && <PeriodStrip view={view} periods={list.periods} runs={list.runs} />}
      {view.status && <LockNote status={view.status} />}
      {run ? (
        <section className={styles.run} aria-label={intl.formatMessage({ id: 'close.pipeline' })}>
          <div className={styles.runHead}>
            <RunHeader run={run} />
            <RunTiles run={run} now={now} />
          </div>
          <Pipeline
            run={run}
            now={now}
            onRerun={mayRerun ? (step) => actions.rerun(run, step) : undefined}
          />
        </section>
      ) : (
        <AsyncContent
          failed={failed}
          ready={list !== undefined}
          lines={4}
          texts={{
            pending: intl.formatMessage({ id: 'close.pending' }),
            failed: intl.formatMessage({ id: 'close.failed' }),
          }}
          retry={{ label: intl.formatMessage({ id: 'close.retry' }), onRetry: retry }}
        >
          <NoRun view={view} periods={list?.periods ?? []} />
        </AsyncContent>
      )}
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="close-controls">
          <h2 id="close-controls">
            <FormattedMessage id="close.controls" />
          </h2>
          {run && <RunControls view={view} run={run} />}
          {list && !run && (
            <EmptyState size="line">
              <FormattedMessage id="close.controls.none" />
            </EmptyState>
          )}
        </section>
        <div className={styles.side}>
          {run && (
            <section className={styles.card}>
              <RunTable
                runs={runs}
                selected={run.runId}
                now={now}
                onSelect={(runId) => setChosen(runId)}
              />
            </section>
          )}
          <section className={styles.card} aria-labelledby="close-calendar">
            <h2 id="close-calendar">
              <FormattedMessage id="close.calendar" />
            </h2>
            <Calendar entries={closeCalendar(view.period, view.status, current)} />
          </section>
          {run && list && (
            <section className={styles.card} aria-labelledby="close-compare">
              <h2 id="close-compare">
                <FormattedMessage id="close.compare" />
              </h2>
              <RunComparison key={run.runId} {...{ view, runs }} current={run} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
