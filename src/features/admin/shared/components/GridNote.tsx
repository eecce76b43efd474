import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';

interface GridNoteProps {
  state: 'failed' | 'loading' | 'noMatch' | 'noRows';
  onRetry: () => void;
  onClear: () => void;
}

const words = {
  failed: 'grid.failed',
  loading: 'grid.pending',
  noMatch: 'grid.noMatch',
  noRows: 'grid.noRows',
} as const;

/** What stands where there are no rows: why, and what can be done about it. */
export function GridNote({ state, onRetry, onClear }: GridNoteProps) {
  return (
    <>
      <p role={state === 'failed' ? 'alert' : 'status'}>
        <FormattedMessage id={words[state]} />
      </p>
      {state === 'failed' && (
        <Button onClick={onRetry}>
          <FormattedMessage id="grid.retry" />
        </Button>
      )}
      {state === 'noMatch' && (
        <Button onClick={onClear}>
          <FormattedMessage id="grid.clearFilters" />
        </Button>
      )}
    </>
  );
}
