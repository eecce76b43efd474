import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';
import { classes, Disclosure, useTypingPause } from '@/ui';
import type { DraftController } from '../saving/useDraft';
import type { ExportFormat } from './useExport';
import type { SavingControl } from '../saving/useSaving';
import styles from './Toolbar.module.css';

interface ToolProps {
  id: MessageId;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
}

export function Tool({ id, onClick, disabled = false, pressed }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <FormattedMessage id={id} />
    </button>
  );
}

export function SearchTool({
  search,
  onSearch,
}: {
  search: string;
  onSearch: (text: string) => void;
}) {
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

/** The rows of the list as a file. */
export function ExportTool({
  onExport,
}: {
  onExport: ((format: ExportFormat) => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  if (!onExport) return null;
  return (
    <Disclosure
      label={formatMessage({ id: 'grid.tool.export' })}
      className={styles.export}
      summary={<FormattedMessage id="grid.tool.export" />}
    >
      <Tool id="grid.tool.export.csv" onClick={() => onExport('csv')} />
      <Tool id="grid.tool.export.xlsx" onClick={() => onExport('xlsx')} />
    </Disclosure>
  );
}

export function UndoTools({ draftController }: { draftController: DraftController }) {
  return (
    <>
      <Tool
        id="grid.tool.undo"
        onClick={draftController.undo}
        disabled={!draftController.canUndo}
      />
      <Tool
        id="grid.tool.redo"
        onClick={draftController.redo}
        disabled={!draftController.canRedo}
      />
    </>
  );
}

/** Stands at the end of the bar. `changes`: rows that are not saved. */
export function SaveTools({ saving, changes }: { saving: SavingControl; changes: number }) {
  return (
    <div className={classes(styles.group, styles.end)}>
      <Tool id="grid.tool.discard" onClick={saving.askDiscard} disabled={changes === 0} />
      <button
        type="button"
        className={classes(styles.tool, styles.save)}
        disabled={changes === 0}
        aria-busy={saving.busy}
        onClick={saving.ask}
      >
        <FormattedMessage id="grid.tool.save" values={{ count: changes }} />
      </button>
    </div>
  );
}

export function ToolGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

/** What can be done with the rows of a screen, by its title. */
export function Toolbar({ title, children }: { title: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={formatMessage({ id: 'grid.tools' }, { title })}
    >
      {children}
    </div>
  );
}
