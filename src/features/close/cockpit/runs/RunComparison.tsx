import { useId, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CloseRun, useGetCloseResultsQuery } from '@/api';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import { closeFilterActions, toastShown, useAppDispatch } from '@/store';
import { AsyncContent, Button, EmptyState } from '@/ui';
import { ExplainProvider } from '../../explain';
import type { CloseView } from '../../shared/filters/useCloseView';
import { ComparedGroups } from './ComparedGroups';
import { ComparedSums } from './ComparedSums';
import { runDifference } from './runDifference';
import { type ComparedRuns, placeOf, type Place, useOthers } from './useOthers';
import { useText } from '../../shared/useText';
import { useFetchSource } from '../../tables/useFetchSource';
import { useTableWords } from '../../tables/useTableWords';
import styles from '../Cockpit.module.css';

/** Two finished runs, the older against the newer: sums, and the groups that differ. */
export function RunComparison(props: ComparedRuns) {
  const { view, current } = props;
  const id = useId();
  const dispatch = useAppDispatch();
  const others = useOthers(props);
  const [chosen, setChosen] = useState<string>();
  const other = others.find(({ runId }) => runId === chosen) ?? others[0];
  if (!other || current.state !== 'done')
    return (
      <EmptyState size="line">
        <FormattedMessage id="close.compare.none" />
      </EmptyState>
    );
  return (
    <>
      <div className={styles.against}>
        <label htmlFor={id}>
          <FormattedMessage id="close.compare.with" />
        </label>
        <select id={id} value={other.runId} onChange={({ target }) => setChosen(target.value)}>
          {others.map(({ runId, name }) => (
            <option key={runId} value={runId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Differences view={view} before={other} after={current} />
      {current.isCurrent && other.isRun && (
        <Button
          onClick={() => {
            dispatch(closeFilterActions.comparisonChosen({ kind: 'run', id: other.runId }));
            dispatch(toastShown({ intent: 'info', text: { id: 'close.compare.everywhereDone' } }));
          }}
        >
          <FormattedMessage id="close.compare.everywhere" />
        </Button>
      )}
    </>
  );
}

function Differences({ view, before, after }: { view: CloseView; before: Place; after: CloseRun }) {
  const queries = [
    useGetCloseResultsQuery(placeOf(before)),
    useGetCloseResultsQuery(placeOf(after)),
  ] as const;
  const [old, fresh] = [queries[0].currentData, queries[1].currentData];
  const difference = old && fresh && runDifference(old.groups, fresh.groups);
  const head = useText();
  const words = useTableWords(view.book);
  const others = useMemo(() => new Map([[before.runId, before.runId]]), [before.runId]);
  const fetchSource = useFetchSource(after.runId, others);
  const sides = (earlier: readonly ClosedGroup[], later: readonly ClosedGroup[]) => ({
    view,
    before: { runId: before.runId, groups: earlier },
    after: { runId: after.runId, groups: later },
  });
  return (
    <AsyncContent
      failed={queries.some(({ isError }) => isError)}
      ready={difference !== undefined}
      lines={5}
      texts={{ pending: head('close.results.pending'), failed: head('close.results.failed') }}
      retry={{
        label: head('close.retry'),
        onRetry: () => queries.forEach(({ isError, refetch }) => isError && void refetch()),
      }}
    >
      {old && fresh && difference && (
        <ExplainProvider fetchSource={fetchSource} named={words.subject}>
          <ComparedSums {...sides(old.groups, fresh.groups)} figures={difference.figures} />
          {difference.groups.length === 0 ? (
            <EmptyState size="line">
              <FormattedMessage id="close.compare.same" />
            </EmptyState>
          ) : (
            <ComparedGroups
              {...sides(old.groups, fresh.groups)}
              groups={difference.groups}
              nameOf={words.group}
            />
          )}
        </ExplainProvider>
      )}
    </AsyncContent>
  );
}
