import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetCloseResultsQuery, useListCloseRunsQuery } from '@/api';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import { useLocale } from '@/store';
import { AsyncContent, EmptyState } from '@/ui';
import { DrillLink } from './DrillLink';
import { periodName } from '../periods';
import { NoGroups } from './NoGroups';
import { RunProgress } from './RunProgress';
import { comparedRun } from '../filters/compared';
import { isInScope } from '../filters/scope';
import type { CloseView } from '../filters/useCloseView';
import styles from './CloseResults.module.css';

/** The groups of the view, and those that stand beside them. */
export interface ShownResults {
  runId: string;
  /** All groups of the book: what explains a number may stand outside of the scope. */
  all: readonly ClosedGroup[];
  groups: readonly ClosedGroup[];
  /** The same groups of what the view is compared with; absent where there is nothing, and while it is on its way. */
  compared: { readonly runId: string; readonly groups: readonly ClosedGroup[] } | undefined;
  isComparing: boolean;
}

/** Results of the period, or what stands in their place: not closed yet (with how far the run has come), waiting, failed. Says where they are stale. */
export function CloseResults({
  view,
  children,
}: {
  view: CloseView;
  children: (results: ShownResults) => ReactNode;
}) {
  const intl = useIntl();
  const locale = useLocale();
  const { book, period, scenario, scope, status } = view;
  const bookId = book.id;
  const { data: runs } = useListCloseRunsQuery({ bookId });
  const running = runs?.runs.find(
    (run) =>
      run.period === period &&
      run.scenarioId === scenario &&
      (run.state === 'running' || run.state === 'queued'),
  );
  const runId = status?.runId ?? undefined;
  // Another run has another answer, so its id belongs to the question.
  const results = useGetCloseResultsQuery(
    { bookId, period, scenarioId: scenario, runId },
    { skip: runId === undefined },
  );
  const other = comparedRun(view);
  const compared = useGetCloseResultsQuery(
    {
      bookId,
      period: other?.period ?? period,
      scenarioId: other?.scenario ?? scenario,
      runId: other?.runId,
    },
    { skip: other === undefined || runId === undefined },
  );
  if (runId === undefined)
    return (
      <div className={styles.empty}>
        {running && <RunProgress run={running} />}
        <EmptyState
          heading={intl.formatMessage(
            { id: running ? 'close.running.heading' : 'close.notClosed.heading' },
            { period: periodName(period, locale) },
          )}
          level={2}
          actions={
            <DrillLink to="ACRS00010">
              <FormattedMessage id="close.toCockpit" />
            </DrillLink>
          }
        >
          <FormattedMessage id={running ? 'close.running.text' : 'close.notClosed.text'} />
        </EmptyState>
      </div>
    );
  const [mine, beside] = [results.currentData, compared.currentData];
  const isWithin = isInScope(scope);
  const groups = mine?.groups.filter(isWithin) ?? [];
  return (
    <>
      {running && <RunProgress run={running} />}
      <AsyncContent
        failed={results.isError}
        ready={mine !== undefined}
        lines={10}
        texts={{
          pending: intl.formatMessage({ id: 'close.results.pending' }),
          failed: intl.formatMessage({ id: 'close.results.failed' }),
        }}
        retry={{
          label: intl.formatMessage({ id: 'close.retry' }),
          onRetry: () => void results.refetch(),
        }}
      >
        {mine && groups.length === 0 && <NoGroups hasOthers={mine.groups.length > 0} />}
        {mine &&
          groups.length > 0 &&
          children({
            runId: mine.runId,
            all: mine.groups,
            groups,
            compared: beside && { runId: beside.runId, groups: beside.groups.filter(isWithin) },
            isComparing: compared.isFetching && beside === undefined,
          })}
      </AsyncContent>
    </>
  );
}
