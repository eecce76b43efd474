import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui';
import type { GridColumn } from '@/ui/grid';
import { CheckField } from '@/ui/forms';
import { Panel } from '@/ui/dialog';
import styles from '../saving/Dialogs.module.css';

interface ColumnsDialogProps {
  columns: readonly GridColumn[];
  hidden: readonly string[];
  onHidden: (hidden: string[]) => void;
  /** Back to the usual columns and widths. */
  onReset: () => void;
  onClose: () => void;
}

/** Which columns are shown. Those that make up the key always are. */
export function ColumnsDialog({ columns, hidden, onHidden, onReset, onClose }: ColumnsDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel
      title={formatMessage({ id: 'grid.columns.title' })}
      closeLabel={formatMessage({ id: 'grid.close' })}
      onClose={onClose}
    >
      {columns.map(({ id, label, editable }) => (
        <CheckField
          key={id}
          id={`column-${id}`}
          label={label}
          disabled={editable === 'new'}
          checked={!hidden.includes(id)}
          onChange={(event) =>
            onHidden(
              event.target.checked ? hidden.filter((other) => other !== id) : [...hidden, id],
            )
          }
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={onReset}>
          <FormattedMessage id="grid.columns.reset" />
        </Button>
        <Button look="primary" onClick={onClose}>
          <FormattedMessage id="grid.close" />
        </Button>
      </div>
    </Panel>
  );
}
