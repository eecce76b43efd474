import { useFormik } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldOf, type ResourceName } from '@/domain/admin';
import { cellText, type GridValues } from '@/domain/grid';
import { Button } from '@/ui';
import type { GridColumn, GridRow } from '@/ui/grid';
import { Panel } from '@/ui/dialog';
import { type FieldChoices, isLong, readText } from '../rows/columns';
import styles from '../saving/Dialogs.module.css';
import { rowErrors } from '../rows/rowErrors';
import { useErrorText } from '../rows/useGridRows';
import { RecordField } from './RecordField';

interface RecordFormProps {
  resource: ResourceName;
  row: GridRow;
  title: string;
  columns: readonly GridColumn[];
  choices: FieldChoices;
  readOnly: boolean;
  onApply: (values: GridValues) => void;
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** What the form's fields hold, as values of the row. */
function recordValues(
  resource: ResourceName,
  texts: Readonly<Record<string, string>>,
  columns: readonly GridColumn[],
): GridValues {
  const entries = columns.flatMap(({ id, choices }) => {
    const field = fieldOf(resource, id);
    return field ? [[id, readText(field, texts[id] ?? '', choices)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A row as a form: for screen readers, for small screens, and for rows with long texts. Applying puts it into the draft; saving is the grid's. */
export function RecordForm({
  resource,
  row,
  title,
  columns,
  choices,
  readOnly,
  onApply,
  onDelete,
  onClose,
}: RecordFormProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const locked = readOnly || row.state === 'deleted';
  const form = useFormik({
    initialValues: Object.fromEntries(columns.map(({ id }) => [id, cellText(row.values[id])])),
    validate: (texts) => {
      const values = { ...row.values, ...recordValues(resource, texts, columns) };
      const saved = row.state === 'created' ? undefined : { ...row.values, ...row.before };
      const errors = rowErrors(resource, values, saved, choices);
      return Object.fromEntries(errors.map((error) => [error.field, errorText(error)]));
    },
    onSubmit: (texts) => onApply(recordValues(resource, texts, columns)),
  });
  const errorAt = (id: string) =>
    (form.touched[id] ? form.errors[id] : undefined) ?? row.errors?.[id];
  return (
    <Panel
      title={title}
      closeLabel={formatMessage({ id: 'grid.close' })}
      className={styles.wide}
      onClose={onClose}
    >
      {row.problem && (
        <p className={styles.error} role="alert">
          {row.problem}
        </p>
      )}
      <form className={styles.record} noValidate onSubmit={form.handleSubmit}>
        {columns.map((column) => (
          <RecordField
            key={column.id}
            column={column}
            value={form.values[column.id] ?? ''}
            error={errorAt(column.id)}
            fixed={
              locked ||
              column.editable === 'never' ||
              (column.editable === 'new' && row.state !== 'created')
            }
            long={isLong(fieldOf(resource, column.id))}
            onChange={(text) => void form.setFieldValue(column.id, text)}
            onBlur={() => void form.setFieldTouched(column.id)}
          />
        ))}
        <div className={styles.actions}>
          {onDelete && (
            <Button onClick={onDelete}>
              <FormattedMessage id="grid.tool.delete" />
            </Button>
          )}
          <Button onClick={onClose}>
            <FormattedMessage id={locked ? 'grid.close' : 'grid.cancel'} />
          </Button>
          {!locked && (
            <Button type="submit" look="primary">
              <FormattedMessage id="grid.record.apply" />
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
