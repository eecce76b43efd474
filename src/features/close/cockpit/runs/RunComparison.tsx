import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ClosePeriod, type CloseRun, useGetCloseResultsQuery } from '@/api';
import { periodAfter } from '@/domain/close';
import { closeFilterActions, toastShown, useAppDispatch, useLocale } from '@/store';
import { AsyncContent, Button, EmptyState } from '@/ui';
import { DrillLink } from '../../shared/frame/DrillLink';
import { FigureTable } from '../../shared/tables/FigureTable';
import type { CloseView } from '../../shared/filters/useCloseView';
import { ComparedSums } from './ComparedSums';
import { runDifference } from './runDifference';
import { periodName } from '../../shared/periods';
import { useText } from '../../shared/useText';
import styles from '../Cockpit.module.css';

/** So many groups that differ are listed; the file holds them all. */
const MAX_LISTED = 12;

/** Results to compare with: of another run, or of the period or scenario that the filters name. */
interface Place {
  bookId: string;
  period: string;
  scenarioId: string;
  runId: string;
}
interface Other extends Place {
  name: string;
  isRun: boolean;
}

interface RunComparisonProps {
  view: CloseView;
  runs: readonly CloseRun[];
  periods: readonly ClosePeriod[];
  current: CloseRun;
}

const placeOf = ({ bookId, period, scenarioId, runId }: Place): Place => ({
  bookId,
  period,
  scenarioId,
  runId,
});

/** A finished run beside another one: of the same period, or of what the filters compare with, which is the quarter before where they say nothing. */
function useOthers({ view, runs, periods, current }: RunComparisonProps): readonly Other[] {
  const intl = useIntl();
  const locale = useLocale();
  const { book, period, scenario, comparison } = view;
  const runName = ({ createdAt, startedBy }: CloseRun) =>
    `${intl.formatDate(createdAt, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })} · ${startedBy?.name ?? intl.formatMessage({ id: 'close.run.system' })}`;
  const of =
    comparison?.kind === 'scenario'
      ? { period, scenarioId: comparison.id }
      : {
          period: comparison?.kind === 'period' ? comparison.id : periodAfter(period, -1),
          scenarioId: scenario,
        };
  const scenarioName = book.scenarios.find(({ id }) => id === of.scenarioId)?.name[locale];
  const beside = periods
    .filter((each) => each.period === of.period && each.scenarioId === of.scenarioId)
    .flatMap(({ runId }): Other[] => {
      const name = [periodName(of.period, locale), scenarioName].filter(Boolean).join(' · ');
      return runId === null ? [] : [{ bookId: book.id, ...of, runId, name, isRun: false }];
    });
  const ofPeriod = runs
    .filter(({ runId, state }) => runId !== current.runId && state === 'done')
    .map((run): Other => ({ ...placeOf(run), name: runName(run), isRun: true }));
  const isAsked = comparison !== null && comparison.kind !== 'run';
  const all = isAsked ? [...beside, ...ofPeriod] : [...ofPeriod, ...beside];
  return comparison?.kind === 'run'
    ? all.toSorted((one, other) =>
        one.runId === comparison.id ? -1 : other.runId === comparison.id ? 1 : 0,
      )
    : all;
}

/** Two finished runs, the older against the newer: sums, and the groups that differ. */
export function RunComparison(props: RunComparisonProps) {
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
              rows={difference.groups.slice(0, MAX_LISTED)}
              rowKey={({ group }) => group}
              columns={[
                {
                  id: 'group',
                  head: head('close.filter.group'),
                  value: ({ group }) => group,
                  cell: ({ group }) => (
                    <DrillLink
                      to="FSRS50010"
                      scope={{ company: null, portfolio: null, model: null, group }}
                    >
                      {group}
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
