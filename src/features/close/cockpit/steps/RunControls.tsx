import { FormattedMessage, useIntl } from 'react-intl';
import { type CloseRun, useGetCloseRunQuery } from '@/api';
import { AsyncContent, EmptyState } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { ControlList } from './ControlList';
import { FailedGroups } from './FailedGroups';

/** The controls of a run, and the groups that it could not measure. */
export function RunControls({ view, run }: { view: CloseView; run: CloseRun }) {
  const intl = useIntl();
  const { currentData, isError, refetch } = useGetCloseRunQuery({ runId: run.runId });
  const { controls = [], failedGroups = [] } = currentData ?? {};
  return (
    <AsyncContent
      failed={isError}
      ready={currentData !== undefined}
      lines={6}
      texts={{
        pending: intl.formatMessage({ id: 'close.controls.pending' }),
        failed: intl.formatMessage({ id: 'close.controls.failed' }),
      }}
      retry={{
        label: intl.formatMessage({ id: 'close.retry' }),
        onRetry: () => void refetch(),
      }}
    >
      {failedGroups.length > 0 && <FailedGroups book={view.book} groups={failedGroups} />}
      {controls.length === 0 ? (
        <EmptyState size="line">
          <FormattedMessage id="close.controls.none" />
        </EmptyState>
      ) : (
        <ControlList {...{ controls, view, run }} />
      )}
    </AsyncContent>
  );
}
