import { useFormik } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignInValues } from '@/domain/validation';
import { Button } from '@/ui';
import { CheckField, TextField } from '@/ui/forms';
import { SessionForm } from '../components/SessionForm';
import styles from '../components/SessionForm.module.css';
import { fields, signIn } from '../messages';

export interface SignInFormValues extends SignInValues {
  remember: boolean;
}

interface SignInFormProps {
  /** The username that was kept the last time; empty where none was. */
  username: string;
  onSubmit: (values: SignInFormValues) => Promise<void>;
  onForgot: () => void;
}

export function SignInForm({ username, onSubmit, onForgot }: SignInFormProps) {
  const intl = useIntl();
  const form = useFormik<SignInFormValues>({
    initialValues: { id: username, pwd1: '', remember: username !== '' },
    onSubmit,
  });
  return (
    <SessionForm form={form} submit={signIn.submit}>
      <TextField
        {...form.getFieldProps('id')}
        id="signIn-id"
        label={intl.formatMessage(fields.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-first-focus={username ? undefined : ''}
      />
      <TextField
        {...form.getFieldProps('pwd1')}
        id="signIn-pwd1"
        type="password"
        label={intl.formatMessage(fields.password)}
        autoComplete="current-password"
        data-first-focus={username ? '' : undefined}
      />
      <div className={styles.line}>
        <CheckField
          {...form.getFieldProps({ name: 'remember', type: 'checkbox' })}
          id="signIn-remember"
          label={<FormattedMessage {...fields.remember} />}
        />
        <Button look="plain" onClick={onForgot}>
          <FormattedMessage {...signIn.forgot} />
        </Button>
      </div>
    </SessionForm>
  );
}
