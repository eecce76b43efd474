import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AsyncContent } from '@/ui';
import type { EngineState } from '../engine';
import styles from './Tables.module.css';

interface EngineContentProps<T> {
  state: EngineState<T>;
  children: (data: T) => ReactNode;
}

/** What the engine has answered; the last answer stays, faded, while the next is on its way. */
export function EngineContent<T>({ state, children }: EngineContentProps<T>) {
  const intl = useIntl();
  const { data, isCurrent, failed, retry } = state;
  return (
    <AsyncContent
      failed={failed}
      ready={data !== undefined}
      lines={8}
      texts={{
        pending: intl.formatMessage({ id: 'close.measurement.computing' }),
        failed: intl.formatMessage({ id: 'close.measurement.failed' }),
      }}
      retry={{ label: intl.formatMessage({ id: 'close.retry' }), onRetry: retry }}
    >
      {data !== undefined && (
        <div className={styles.content} data-stale={!isCurrent || undefined}>
          {children(data)}
        </div>
      )}
    </AsyncContent>
  );
}
