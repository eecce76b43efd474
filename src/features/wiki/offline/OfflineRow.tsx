import { FormattedMessage, useIntl } from 'react-intl';
import { flattened, type OfflineState } from '@/domain/wiki';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import styles from './OfflineRow.module.css';

interface OfflineRowProps {
  state: OfflineState;
  onKeep: () => void;
  onRemove: () => void;
}

function Status({ state: { complete, progress, failed, bytes } }: Pick<OfflineRowProps, 'state'>) {
  const intl = useIntl();
  if (progress !== undefined) return <FormattedMessage {...messages.offlineKeeping} />;
  if (failed) return <FormattedMessage {...messages.offlineFailed} />;
  if (complete) return <FormattedMessage {...messages.offlineKept} />;
  const megabytes = Math.max(bytes / 1e6, 0.1);
  const size = intl.formatNumber(megabytes, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <>{intl.formatMessage({ id: messages.offlineOffer.id }, { count: flattened.length, size })}</>
  );
}

/** Keeps all pages of the language on the device, says how far it has come, and removes them. One button, so that the focus stays. */
export function OfflineRow({ state, onKeep, onRemove }: OfflineRowProps) {
  const intl = useIntl();
  const { complete, progress } = state;
  const busy = progress !== undefined;
  const act = complete ? onRemove : onKeep;
  return (
    <section
      className={styles.row}
      aria-label={intl.formatMessage(messages.offline)}
      data-complete={complete}
    >
      <Icon name={complete ? 'kept' : 'download'} size={20} />
      <p role="status">
        <Status state={state} />
      </p>
      {busy && (
        <progress value={progress} aria-label={intl.formatMessage(messages.offlineKeeping)}>
          {intl.formatNumber(progress, { style: 'percent' })}
        </progress>
      )}
      <button type="button" aria-busy={busy} aria-disabled={busy} onClick={busy ? undefined : act}>
        <FormattedMessage
          {...(complete && !busy ? messages.offlineRemove : messages.offlineKeep)}
        />
      </button>
    </section>
  );
}
