import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, ErrorState, Pending } from '@/ui';

interface GridNoteProps {
  state: 'failed' | 'loading' | 'noMatch' | 'noRows';
  size?: 'panel' | 'line';
  onRetry: () => void;
  onClear: () => void;
}

/** What stands where there are no rows: why, and what can be done about it. */
export function GridNote({ state, size = 'panel', onRetry, onClear }: GridNoteProps) {
  const intl = useIntl();
  if (state === 'failed')
    return (
      <ErrorState size={size} retry={{ label: intl.formatMessage({ id: 'grid.retry' }), onRetry }}>
        <FormattedMessage id="grid.failed" />
      </ErrorState>
    );
  if (state === 'loading')
    return (
      <Pending size={size}>
        <FormattedMessage id="grid.pending" />
      </Pending>
    );
  if (state === 'noRows')
    return (
      <EmptyState size={size} live>
        <FormattedMessage id="grid.noRows" />
      </EmptyState>
    );
  return (
    <EmptyState
      size={size}
      live
      actions={
        <Button onClick={onClear}>
          <FormattedMessage id="grid.clearFilters" />
        </Button>
      }
    >
      <FormattedMessage id="grid.noMatch" />
    </EmptyState>
  );
}
