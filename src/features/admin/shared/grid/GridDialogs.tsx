import { useIntl } from 'react-intl';
import { toastShown, useAppDispatch } from '@/store';
import { ImportDialog } from '../import/ImportDialog';
import { draftEdits } from '../import/plan';
import { RecordForm } from '../recordForm/RecordForm';
import type { GridControl } from './useAdminGrid';
import { ColumnsDialog } from './ColumnsDialog';
import { DraftDialogs } from '../saving/DraftDialogs';

/** A dialog that the reader opened; the form opens on the row at a place. */
export type OpenDialog = 'columns' | 'import' | { record: number } | null;

interface GridDialogsProps {
  open: OpenDialog;
  onOpen: (open: OpenDialog) => void;
  grid: GridControl;
}

/** The dialogs of a grid, of which at most one is open. */
export function GridDialogs({ open, onOpen, grid }: GridDialogsProps) {
  const {
    resource,
    choices,
    fixed,
    newRow,
    columns,
    rows,
    words,
    actions,
    saving,
    draftController,
    rights,
    readOnly,
  } = grid;
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const close = () => onOpen(null);
  if (saving.dialog)
    return (
      <DraftDialogs
        {...{ draftController, saving, words }}
        fields={columns.all.map(({ id }) => id)}
      />
    );
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
  if (open === 'import') {
    return (
      <ImportDialog
        resource={resource}
        columns={columns.all}
        fixed={fixed}
        words={words}
        onDraft={(lines) => {
          draftController.importRows(draftEdits(lines, newRow));
          close();
        }}
        onSaved={(count) => {
          close();
          dispatch(
            toastShown({ intent: 'success', text: { id: 'grid.save.done', values: { count } } }),
          );
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
      choices={choices}
      readOnly={readOnly}
      onApply={(values) => {
        actions.apply(open.record, values);
        close();
      }}
      onDelete={
        rights.delete
          ? () => {
              actions.remove(actions.rowsAt([open.record]));
              close();
            }
          : undefined
      }
      onClose={close}
    />
  );
}
