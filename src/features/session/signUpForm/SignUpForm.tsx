import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import type { SignUpValues } from '@/domain/validation';
import { Combobox } from '@/ui/combobox';
import { CheckField, type Option, TextField } from '@/ui/forms';
import { CodeField } from '../components/CodeField';
import { SessionForm } from '../components/SessionForm';
import { fields, signUp } from '../messages';
import { TermsLabel } from './TermsLabel';

export interface SignUpFormValues extends SignUpValues {
  auth: string;
  country: string;
  termOfService: boolean;
}

interface SignUpFormProps {
  countries: readonly Option[];
  mailedCode: { reference?: string; busy: boolean; send: (email: string) => Promise<void> };
  onSubmit: (values: SignUpFormValues) => Promise<void>;
}

const empty: SignUpFormValues = {
  id: '',
  name: '',
  email: '',
  auth: '',
  pwd1: '',
  pwd2: '',
  country: '',
  termOfService: true,
};

export function SignUpForm({ countries, mailedCode, onSubmit }: SignUpFormProps) {
  const intl = useIntl();
  const form = useFormik({ initialValues: empty, onSubmit });
  return (
    <SessionForm form={form} submit={signUp.submit}>
      <TextField
        {...form.getFieldProps('id')}
        id="signUp-id"
        label={intl.formatMessage(fields.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-first-focus=""
      />
      <TextField
        {...form.getFieldProps('name')}
        id="signUp-name"
        label={intl.formatMessage(fields.name)}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        {...form.getFieldProps('email')}
        id="signUp-email"
        type="email"
        label={intl.formatMessage(fields.email)}
        autoComplete="email"
        maxLength={254}
      />
      <CodeField
        {...form.getFieldProps('auth')}
        id="signUp-auth"
        reference={mailedCode.reference}
        busy={mailedCode.busy}
        onSend={() => void mailedCode.send(form.values.email)}
      />
      <TextField
        {...form.getFieldProps('pwd1')}
        id="signUp-pwd1"
        type="password"
        label={intl.formatMessage(fields.password)}
        autoComplete="new-password"
      />
      <TextField
        {...form.getFieldProps('pwd2')}
        id="signUp-pwd2"
        type="password"
        label={intl.formatMessage(fields.confirmation)}
        autoComplete="new-password"
      />
      <Combobox
        id="signUp-country"
        name="country"
        label={intl.formatMessage(fields.country)}
        options={countries}
        value={form.values.country}
        onChange={(country) => void form.setFieldValue('country', country)}
        autoComplete="country-name"
        texts={{
          toggle: intl.formatMessage(fields.countryToggle),
          noMatch: intl.formatMessage(fields.countryNothing),
        }}
      />
      <CheckField
        {...form.getFieldProps({ name: 'termOfService', type: 'checkbox' })}
        id="signUp-termOfService"
        label={<TermsLabel />}
      />
    </SessionForm>
  );
}
