import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { formatText } from '@/i18n';
import { Button } from '@/ui';
import { TextField } from '@/ui/forms';
import { code, fields } from '../messages';
import styles from './SessionForm.module.css';

interface CodeFieldProps extends ComponentProps<'input'> {
  id: string;
  /** What the mail repeats; undefined before a code was sent. */
  reference?: string;
  busy: boolean;
  onSend: () => void;
}

/** The verification code with its Send button, which becomes Resend (SE-5). */
export function CodeField({ reference, busy, onSend, ...input }: CodeFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...input}
      label={intl.formatMessage(fields.code)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      hint={reference && formatText(intl, { id: code.reference.id, values: { reference } })}
      action={
        <Button className={styles.send} aria-busy={busy} onClick={onSend}>
          {intl.formatMessage(reference === undefined ? code.send : code.resend)}
        </Button>
      }
    />
  );
}
