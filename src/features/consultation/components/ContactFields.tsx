import type { FocusEventHandler, ChangeEventHandler, Ref, SubmitEventHandler } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CounselingValues } from '@/domain/validation';
import { Button } from '@/ui';
import { TextArea, TextField } from '@/ui/forms';
import { contact } from '../messages';
import styles from './ContactFields.module.css';
import { PrivacyNote, ScriptNote } from './Notes';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface ContactFieldsProps {
  ref: Ref<HTMLFormElement>;
  values: CounselingValues;
  /** The words that stand at a field. */
  errors: Partial<CounselingValues>;
  /** Submit is enabled only when the form is valid (VA-CON-3). */
  valid: boolean;
  busy: boolean;
  onChange: ChangeEventHandler<Field>;
  onBlur: FocusEventHandler<Field>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** SH-12, the form `Get in Touch`. */
export function ContactFields({
  ref,
  values,
  errors,
  valid,
  busy,
  onChange,
  onBlur,
  onSubmit,
}: ContactFieldsProps) {
  const intl = useIntl();
  const bind = (name: keyof CounselingValues) => ({
    id: `contact-${name}`,
    name,
    label: intl.formatMessage(contact[name]),
    value: values[name],
    error: errors[name],
    required: true,
    onChange,
    onBlur,
  });
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField {...bind('name')} autoComplete="name" maxLength={100} />
      <TextField {...bind('email')} type="email" autoComplete="email" maxLength={254} />
      <TextArea {...bind('message')} rows={10} maxLength={5000} />
      <PrivacyNote />
      <ScriptNote />
      <Button type="submit" look="primary" disabled={!valid} aria-busy={busy}>
        <FormattedMessage {...contact.submit} />
      </Button>
    </form>
  );
}
