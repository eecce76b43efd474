import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AsyncContent } from '@/ui';

interface AsyncRowsProps {
  failed: boolean;
  ready: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** What needs rows, or what stands in its place until they have come, and where they do not come. */
export function AsyncRows({ failed, ready, onRetry, children }: AsyncRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <AsyncContent
      failed={failed}
      ready={ready}
      lines={8}
      texts={{
        pending: formatMessage({ id: 'grid.pending' }),
        failed: formatMessage({ id: 'grid.failed' }),
      }}
      retry={{ label: formatMessage({ id: 'grid.retry' }), onRetry }}
    >
      {children}
    </AsyncContent>
  );
}
