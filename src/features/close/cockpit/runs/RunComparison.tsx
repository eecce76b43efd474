import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CloseRun, useGetCloseResultsQuery } from '@/api';
import { closeFilterActions, toastShown, useAppDispatch } from '@/store';
import { AsyncContent, Button, EmptyState } from '@/ui';
import { DrillLink } from '../../shared/frame/DrillLink';
import { FigureTable } from '../../shared/tables/FigureTable';
import type { CloseView } from '../../shared/filters/useCloseView';
import { ComparedSums } from './ComparedSums';
import { runDifference } from './runDifference';
import { type ComparedRuns, placeOf, type Place, useOthers } from './useOthers';
import { useText } from '../../shared/useText';
import { useTableWords } from '../../tables/useTableWords';
import styles from '../Cockpit.module.css';

/** So many groups that differ are listed until all are asked for. */
const FIRST_GROUPS = 12;

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
  const intl = useIntl();
  const queries = [
    useGetCloseResultsQuery(placeOf(before)),
    useGetCloseResultsQuery(placeOf(after)),
  ] as const;
  const [old, fresh] = [queries[0].currentData, queries[1].currentData];
  const difference = old && fresh && runDifference(old.groups, fresh.groups);
  const head = useText();
  const words = useTableWords(view.book);
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
      {fresh && difference && (
        <>
          <ComparedSums
            {...{ view, run: after, groups: fresh.groups }}
            figures={difference.figures}
          />
          {difference.groups.length === 0 ? (
            <EmptyState size="line">
              <FormattedMessage id="close.compare.same" />
            </EmptyState>
          ) : (
            <FigureTable
              title={intl.formatMessage(
                { id: 'close.compare.groups' },
                { count: difference.groups.length },
              )}
              rows={difference.groups}
              firstRows={FIRST_GROUPS}
              rowKey={({ group }) => group}
              columns={[
                {
                  id: 'group',
                  head: head('close.filter.group'),
                  value: ({ group }) => words.group(group),
                  cell: ({ group }) => (
                    <DrillLink
                      to="FSRS50010"
                      scope={{ company: null, portfolio: null, model: null, group }}
                    >
                      {words.group(group)}
                    </DrillLink>
                  ),
                },
                { id: 'csm', head: head('close.compared.csm'), value: ({ csm }) => csm },
                {
                  id: 'liability',
                  head: head('close.compared.liability'),
                  value: ({ liability }) => liability,
                },
              ]}
            />
          )}
        </>
      )}
    </AsyncContent>
  );
}
