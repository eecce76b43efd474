import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldsOf, type ResourceName } from '@/domain/admin';
import { countChanges } from '@/domain/grid';
import { useScreenRights } from '@/store';
import { type AuditedRow, AuditPanel } from '../shared/audit/AuditPanel';
import { DraftDialogs } from '../shared/saving/DraftDialogs';
import {
  ExportTool,
  SaveTools,
  Tool,
  Toolbar,
  ToolGroup,
  UndoTools,
} from '../shared/toolbar/Toolbar';
import type { RowFormatters } from '../shared/rows/rowFormatters';
import type { DraftController } from '../shared/saving/useDraft';
import type { ExportFormat } from '../shared/toolbar/useExport';
import type { SavingControl } from '../shared/saving/useSaving';
import { useEditKeys } from './useEditKeys';
import styles from '../shared/grid/AdminGrid.module.css';

interface EditorLayoutProps {
  title: string;
  resource: ResourceName;
  draftController: DraftController;
  saving: SavingControl;
  words: RowFormatters;
  /** The row whose audit is read first. */
  chosen?: AuditedRow;
  onExport?: (format: ExportFormat) => void;
  children: ReactNode;
}

/** What stands around an editor whose changes are saved as one batch: tools, audit, and the dialogs of saving. */
export function EditorLayout({
  title,
  resource,
  draftController,
  saving,
  words,
  chosen,
  onExport,
  children,
}: EditorLayoutProps) {
  const rights = useScreenRights();
  const [audited, setAudited] = useState(false);
  const editable = rights.write || rights.delete;
  const changes = countChanges(draftController.draft);
  useEditKeys(
    editable
      ? { onSave: saving.ask, onUndo: draftController.undo, onRedo: draftController.redo }
      : {},
  );
  return (
    <section className={styles.screen} aria-label={title}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {changes > 0 && (
            <strong>
              <FormattedMessage id="grid.changes" values={{ count: changes }} />
            </strong>
          )}
          {!editable && <FormattedMessage id="grid.readOnly" />}
        </p>
      </div>
      <Toolbar title={title}>
        <ToolGroup>{editable && <UndoTools draftController={draftController} />}</ToolGroup>
        <ToolGroup>
          <ExportTool onExport={rights.export ? onExport : undefined} />
          <Tool id="grid.tool.audit" onClick={() => setAudited(!audited)} pressed={audited} />
        </ToolGroup>
        {editable && <SaveTools saving={saving} changes={changes} />}
      </Toolbar>
      <div className={styles.main}>
        {children}
        {audited && <AuditPanel resource={resource} chosen={chosen} words={words} />}
      </div>
      <DraftDialogs
        {...{ draftController, saving, words }}
        fields={fieldsOf(resource).map(({ name }) => name)}
      />
    </section>
  );
}
