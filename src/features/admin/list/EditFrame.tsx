import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldsOf, type ResourceName } from '@/domain/admin';
import { type Draft, summarise } from '@/domain/grid';
import { useScreenRights } from '@/store/workspace';
import { type AuditedRow, AuditPanel } from '../shared/components/AuditPanel';
import { ConflictDialog } from '../shared/components/ConflictDialog';
import { DiscardDialog } from '../shared/components/DiscardDialog';
import { GridToolbar } from '../shared/components/GridToolbar';
import { SaveDialog } from '../shared/components/SaveDialog';
import { conflictsOf } from '../shared/problems';
import type { RowWords } from '../shared/rowWords';
import type { DraftControl } from '../shared/useDraft';
import type { ExportFormat } from '../shared/useExport';
import type { useSaving } from '../shared/useSaving';
import { useEditKeys } from './useEditKeys';
import styles from '../shared/AdminGrid.module.css';

interface EditFrameProps {
  title: string;
  resource: ResourceName;
  control: DraftControl;
  saving: ReturnType<typeof useSaving>;
  words: RowWords;
  /** The row whose audit is read first. */
  chosen?: AuditedRow;
  onExport?: (format: ExportFormat) => void;
  children: ReactNode;
}

function countOf({ created, changed, deleted }: Draft): number {
  return created.length + new Set([...Object.keys(changed), ...Object.keys(deleted)]).size;
}

/** What stands around an editor whose changes are saved as one batch: tools, audit, and the dialogs of saving. */
export function EditFrame({ title, resource, control, saving, words, chosen, onExport, children }: EditFrameProps) {
  const rights = useScreenRights();
  const { formatMessage } = useIntl();
  const [audited, setAudited] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const { draft } = control;
  const editable = rights.write || rights.delete;
  const changes = countOf(draft);
  useEditKeys(editable ? { onSave: saving.ask, onUndo: control.undo, onRedo: control.redo } : {});
  const fields = fieldsOf(resource).map(({ name }) => name);
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
      <GridToolbar
        label={formatMessage({ id: 'grid.tools' }, { title })}
        canUndo={control.canUndo}
        canRedo={control.canRedo}
        changes={changes}
        busy={saving.busy}
        auditShown={audited}
        onUndo={editable ? control.undo : undefined}
        onRedo={editable ? control.redo : undefined}
        onDiscard={() => setDiscarding(true)}
        onSave={editable ? saving.ask : undefined}
        onExport={rights.export ? onExport : undefined}
        onAudit={() => setAudited(!audited)}
      />
      <div className={styles.main}>
        {children}
        {audited && <AuditPanel resource={resource} chosen={chosen} words={words} />}
      </div>
      {saving.dialog === 'summary' && (
        <SaveDialog
          summary={summarise(draft, fields)}
          words={words}
          busy={saving.busy}
          onConfirm={() => void saving.confirm()}
          onClose={saving.close}
        />
      )}
      {saving.dialog === 'conflicts' && (
        <ConflictDialog
          conflicts={conflictsOf(saving.problems)}
          draft={draft}
          fields={fields}
          words={words}
          onChoose={saving.choose}
          onClose={saving.close}
        />
      )}
      {discarding && (
        <DiscardDialog
          onDiscard={() => {
            control.discard();
            setDiscarding(false);
          }}
          onClose={() => setDiscarding(false)}
        />
      )}
    </section>
  );
}
