import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import type { PasswordResetValues } from '@/domain/validation';
import { TextField } from '@/ui/forms';
import { CodeField } from '../components/CodeField';
import { SessionForm } from '../components/SessionForm';
import { fields, reset } from '../messages';

export interface PasswordResetFormValues extends PasswordResetValues {
  auth: string;
}

interface PasswordResetFormProps {
  mailedCode: { reference?: string; busy: boolean; send: (email: string) => Promise<void> };
  onSubmit: (values: PasswordResetFormValues) => Promise<void>;
}

const empty: PasswordResetFormValues = { email: '', auth: '', pwd1: '', pwd2: '' };

export function PasswordResetForm({ mailedCode, onSubmit }: PasswordResetFormProps) {
  const intl = useIntl();
  const form = useFormik({ initialValues: empty, onSubmit });
  return (
    <SessionForm form={form} submit={reset.submit}>
      <TextField
        {...form.getFieldProps('email')}
        id="reset-email"
        type="email"
        label={intl.formatMessage(fields.email)}
        autoComplete="email"
        maxLength={254}
        data-first-focus=""
      />
      <CodeField
        {...form.getFieldProps('auth')}
        id="reset-auth"
        reference={mailedCode.reference}
        busy={mailedCode.busy}
        onSend={() => void mailedCode.send(form.values.email)}
      />
      <TextField
        {...form.getFieldProps('pwd1')}
        id="reset-pwd1"
        type="password"
        label={intl.formatMessage(fields.newPassword)}
        autoComplete="new-password"
      />
      <TextField
        {...form.getFieldProps('pwd2')}
        id="reset-pwd2"
        type="password"
        label={intl.formatMessage(fields.confirmation)}
        autoComplete="new-password"
      />
    </SessionForm>
  );
}
