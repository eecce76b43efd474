import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CheckField, SelectField, TextArea, TextField } from '@/ui/forms';
import type { GridColumn } from '@/ui/grid';
import { FindField } from './FindField';

interface RecordFieldProps {
  column: GridColumn;
  value: string;
  error: string | undefined;
  fixed: boolean;
  /** Of several lines. */
  long: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** A column as a field of a form. */
export function RecordField({
  column,
  value,
  error,
  fixed,
  long,
  onChange,
  onBlur,
}: RecordFieldProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const { label, kind, choices = [], required } = column;
  const shared = {
    id,
    label: required ? formatMessage({ id: 'grid.record.required' }, { label }) : label,
    error,
    name: column.id,
    required,
    onBlur,
  };
  if (kind === 'boolean') {
    return (
      <CheckField
        id={id}
        name={column.id}
        label={label}
        disabled={fixed}
        checked={value === 'Y'}
        onChange={(event) => onChange(event.target.checked ? 'Y' : 'N')}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <SelectField
        {...shared}
        options={[{ value: '', label: '' }, ...choices]}
        disabled={fixed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (column.find && !fixed)
    return <FindField {...shared} find={column.find} value={value} onChange={onChange} />;
  const Field = long ? TextArea : TextField;
  return (
    <Field
      {...shared}
      readOnly={fixed}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
