import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui';
import { Panel } from '@/ui/dialog';
import styles from './Dialogs.module.css';

/** Asks before everything that was typed is thrown away. */
export function DiscardDialog({
  onDiscard,
  onClose,
}: {
  onDiscard: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Panel
      title={formatMessage({ id: 'grid.discard.title' })}
      closeLabel={formatMessage({ id: 'grid.close' })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="grid.discard.text" />
      </p>
      <div className={styles.actions}>
        <Button data-first-focus onClick={onClose}>
          <FormattedMessage id="grid.cancel" />
        </Button>
        <Button look="primary" onClick={onDiscard}>
          <FormattedMessage id="grid.discard.confirm" />
        </Button>
      </div>
    </Panel>
  );
}
