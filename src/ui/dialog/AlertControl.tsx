import { useId, useState } from 'react';
import { CheckField, SelectField, TextArea, TextField } from '../forms';
import styles from './AlertDialog.module.css';
import { type AlertField, ANSWER, patterns } from './alertField';

interface AlertControlProps {
  field: AlertField;
  error?: string;
}

function Radios({ field, error }: AlertControlProps) {
  const id = useId();
  return (
    <fieldset className={styles.radios} aria-describedby={error && `${id}-error`}>
      <legend>{field.label}</legend>
      {field.options?.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={ANSWER}
            value={value}
            defaultChecked={value === field.value}
            required={field.required}
          />
          {label}
        </label>
      ))}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Range({ field, error }: AlertControlProps) {
  const id = useId();
  const { label, min = 0, max = 100, step = 1 } = field;
  const [value, setValue] = useState(field.value ?? String(min));
  return (
    <TextField
      id={id}
      type="range"
      name={ANSWER}
      {...{ label, error, min, max, step, value }}
      onChange={(event) => setValue(event.target.value)}
      action={
        <output className={styles.output} htmlFor={id}>
          {value}
        </output>
      }
    />
  );
}

/** The control of a prompt by its type (ST-ALERT). */
export function AlertControl({ field, error }: AlertControlProps) {
  const id = useId();
  const { type, label, value, options = [], min, max, step, required } = field;
  const shared = { id, label, error, required, name: ANSWER };
  switch (type) {
    case 'radio':
      return <Radios field={field} error={error} />;
    case 'range':
      return <Range field={field} error={error} />;
    case 'checkbox':
      return (
        <div>
          <CheckField
            id={id}
            name={ANSWER}
            label={label}
            defaultChecked={value === 'true'}
            required={required}
            aria-describedby={`${id}-error`}
          />
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        </div>
      );
    case 'select':
      return <SelectField {...shared} options={options} defaultValue={value} />;
    case 'textarea':
      return <TextArea {...shared} defaultValue={value} />;
    case 'file':
      return <TextField {...shared} type="file" />;
    default:
      return (
        <TextField
          {...shared}
          type={type}
          pattern={patterns[type]}
          defaultValue={value}
          {...{ min, max, step }}
        />
      );
  }
}
