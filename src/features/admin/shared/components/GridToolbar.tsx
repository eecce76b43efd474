import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';
import { classes, Disclosure, useTypingPause } from '@/ui';
import styles from './GridToolbar.module.css';

export interface ToolbarActions {
  onAdd?: () => void;
  /** Undefined where the right is missing; `count` rows would go. */
  onDelete?: () => void;
  onUndo?: () => void;
  onRedo?: () => void;
  onRecord?: () => void;
  onColumns?: () => void;
  onImport?: () => void;
  onExport?: (format: 'csv' | 'xlsx') => void;
  onAudit: () => void;
  onDiscard?: () => void;
  onSave?: () => void;
}

interface GridToolbarProps extends ToolbarActions {
  label: string;
  search?: string;
  /** Undefined where the rows cannot be searched. */
  onSearch?: (text: string) => void;
  canUndo: boolean;
  canRedo: boolean;
  canDelete?: boolean;
  canRecord?: boolean;
  /** Rows that are not saved. */
  changes: number;
  busy: boolean;
  auditShown: boolean;
}

interface ToolProps {
  id: MessageId;
  onClick: (() => void) | undefined;
  disabled?: boolean;
  pressed?: boolean;
  children?: ReactNode;
}

/** A tool is not offered at all where nothing stands behind it. */
function Tool({ id, onClick, disabled = false, pressed, children }: ToolProps) {
  if (!onClick) return null;
  return (
    <button type="button" className={styles.tool} disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      <FormattedMessage id={id} />
      {children}
    </button>
  );
}

function Search({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(search);
  useTypingPause(text, (typed) => typed !== search && onSearch(typed));
  const label = formatMessage({ id: 'grid.search' });
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** What can be done with the rows. */
export function GridToolbar({
  label,
  search = '',
  onSearch,
  canUndo,
  canRedo,
  canDelete = false,
  canRecord = false,
  changes,
  busy,
  auditShown,
  ...act
}: GridToolbarProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      {onSearch && <Search search={search} onSearch={onSearch} />}
      <div className={styles.group}>
        <Tool id="grid.tool.add" onClick={act.onAdd} />
        <Tool id="grid.tool.delete" onClick={act.onDelete} disabled={!canDelete} />
        <Tool id="grid.tool.record" onClick={act.onRecord} disabled={!canRecord} />
        <Tool id="grid.tool.undo" onClick={act.onUndo} disabled={!canUndo} />
        <Tool id="grid.tool.redo" onClick={act.onRedo} disabled={!canRedo} />
      </div>
      <div className={styles.group}>
        <Tool id="grid.tool.columns" onClick={act.onColumns} />
        <Tool id="grid.tool.import" onClick={act.onImport} />
        {act.onExport && (
          <Disclosure
            label={formatMessage({ id: 'grid.tool.export' })}
            className={styles.export}
            summary={<FormattedMessage id="grid.tool.export" />}
          >
            <Tool id="grid.tool.export.csv" onClick={() => act.onExport?.('csv')} />
            <Tool id="grid.tool.export.xlsx" onClick={() => act.onExport?.('xlsx')} />
          </Disclosure>
        )}
        <Tool id="grid.tool.audit" onClick={act.onAudit} pressed={auditShown} />
      </div>
      {act.onSave && (
        <div className={classes(styles.group, styles.end)}>
          <Tool id="grid.tool.discard" onClick={act.onDiscard} disabled={changes === 0} />
          <button
            type="button"
            className={classes(styles.tool, styles.save)}
            disabled={changes === 0}
            aria-busy={busy}
            onClick={act.onSave}
          >
            <FormattedMessage id="grid.tool.save" values={{ count: changes }} />
          </button>
        </div>
      )}
    </div>
  );
}
