import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatText } from '@/i18n';
import { Button } from '@/ui';
import { SelectField, TextArea, TextField } from '@/ui/forms';
import { input } from '../messages';
import type { Operation, Parameter } from '../operationList';
import { argumentOf, exampleOf } from './argument';
import styles from './RequestForm.module.css';

interface RequestFormProps {
  operation: Operation;
  onSend: (argument: object | undefined) => void;
}

/** A field for each parameter of an operation, and its body as JSON; filled with the contract's examples. */
export function RequestForm({ operation, onSend }: RequestFormProps) {
  const intl = useIntl();
  const [text, setText] = useState(() => exampleOf(operation));
  const [error, setError] = useState<string>();
  const set = (name: string, value: string) =>
    setText({ ...text, parameters: { ...text.parameters, [name]: value } });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const argument = argumentOf(operation, text);
      setError(undefined);
      onSend(argument);
    } catch (reason) {
      setError(
        formatText(intl, {
          id: input.invalid.id,
          values: { reason: reason instanceof Error ? reason.message : '' },
        }),
      );
    }
  };
  const field = ({ name, required, type, options, example }: Parameter) => {
    const label = required ? name : formatText(intl, { id: input.optional.id, values: { name } });
    const shared = { id: `parameter-${name}`, name, label, value: text.parameters[name] };
    if (options.length === 0) {
      const kind = type === 'integer' || type === 'number' ? 'number' : 'text';
      return (
        <TextField
          key={name}
          {...shared}
          type={kind}
          placeholder={example}
          onChange={(event) => set(name, event.target.value)}
        />
      );
    }
    const choices = options.map((value) => ({ value, label: value }));
    const none = { value: '', label: intl.formatMessage(input.omitted) };
    return (
      <SelectField
        key={name}
        {...shared}
        options={required ? choices : [none, ...choices]}
        onChange={(event) => set(name, event.target.value)}
      />
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <code className={styles.address}>{`${operation.method} ${operation.path}`}</code>
      {operation.parameters.map(field)}
      {operation.body ? (
        <TextArea
          id="request-body"
          className={styles.body}
          label={intl.formatMessage(input.body)}
          value={text.body}
          error={error}
          rows={8}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => setText({ ...text, body: event.target.value })}
        />
      ) : (
        operation.parameters.length === 0 && <p>{intl.formatMessage(input.none)}</p>
      )}
      <Button type="submit" look="primary">
        {intl.formatMessage(input.send)}
      </Button>
    </form>
  );
}
