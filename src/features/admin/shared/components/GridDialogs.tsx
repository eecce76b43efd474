import { useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import type { DraftSummary, GridValues } from '@/domain/grid';
import { noticeShown, useAppDispatch } from '@/store';
import { ImportDialog } from '../import/ImportDialog';
import { toDraft } from '../import/plan';
import { conflictsOf } from '../problems';
import { RecordForm } from '../recordForm/RecordForm';
import type { RowWords } from '../rowWords';
import type { useColumns } from '../useColumns';
import type { DraftControl } from '../useDraft';
import type { RowsControl } from '../useGridRows';
import type { useRowActions } from '../useRowActions';
import type { useSaving } from '../useSaving';
import { ColumnsDialog } from './ColumnsDialog';
import { ConflictDialog } from './ConflictDialog';
import { DiscardDialog } from './DiscardDialog';
import { SaveDialog } from './SaveDialog';

/** A dialog that the reader opened; the form opens on the row at a place. */
export type OpenDialog = 'columns' | 'import' | 'discard' | { record: number } | null;

interface GridDialogsProps {
  open: OpenDialog;
  onOpen: (open: OpenDialog) => void;
  resource: ResourceName;
  fixed: GridValues;
  newRow: GridValues;
  summary: DraftSummary | undefined;
  columns: ReturnType<typeof useColumns>;
  rows: RowsControl;
  words: RowWords;
  act: ReturnType<typeof useRowActions>;
  saving: ReturnType<typeof useSaving>;
  drafting: DraftControl;
  readOnly: boolean;
  mayDelete: boolean;
  onSaved: () => void;
}

/** The dialogs of a grid, of which at most one is open. */
export function GridDialogs(props: GridDialogsProps) {
  const { open, onOpen, resource, columns, rows, words, act, saving, drafting, readOnly, mayDelete, onSaved } = props;
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const close = () => onOpen(null);
  if (props.summary) {
    return (
      <SaveDialog
        summary={props.summary}
        words={words}
        busy={saving.busy}
        onConfirm={() => void saving.confirm()}
        onClose={saving.close}
      />
    );
  }
  if (saving.dialog === 'conflicts') {
    return (
      <ConflictDialog
        conflicts={conflictsOf(saving.problems)}
        draft={drafting.draft}
        fields={columns.all.map(({ id }) => id)}
        words={words}
        onChoose={saving.choose}
        onClose={saving.close}
      />
    );
  }
  if (open === 'columns') {
    return (
      <ColumnsDialog
        columns={columns.all}
        hidden={columns.hidden}
        onHidden={columns.setHidden}
        onReset={columns.reset}
        onClose={close}
      />
    );
  }
  if (open === 'discard') {
    return (
      <DiscardDialog
        onDiscard={() => {
          saving.forget(Object.keys(saving.problems));
          drafting.discard();
          close();
        }}
        onClose={close}
      />
    );
  }
  if (open === 'import') {
    return (
      <ImportDialog
        resource={resource}
        columns={columns.all}
        fixed={props.fixed}
        words={words}
        onDraft={(lines) => {
          drafting.change(toDraft(drafting.draft, lines, props.newRow));
          close();
        }}
        onSaved={(count) => {
          onSaved();
          close();
          dispatch(noticeShown({ intent: 'success', text: { id: 'grid.save.done', values: { count } } }));
        }}
        onClose={close}
      />
    );
  }
  const row = open && rows.rowAt(open.record);
  if (!open || !row) return null;
  return (
    <RecordForm
      key={row.key}
      resource={resource}
      row={row}
      title={words.title(row.values) || formatMessage({ id: 'grid.state.created' })}
      columns={columns.all}
      readOnly={readOnly}
      onApply={(values) => {
        act.apply(open.record, values);
        close();
      }}
      onDelete={
        mayDelete
          ? () => {
              act.remove(act.pick([open.record]));
              close();
            }
          : undefined
      }
      onClose={close}
    />
  );
}
