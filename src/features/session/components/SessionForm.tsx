import type { FormikContextType } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n';
import { Button } from '@/ui';
import styles from './SessionForm.module.css';

interface SessionFormProps<Values> {
  form: FormikContextType<Values>;
  submit: { id: MessageId };
  children: ReactNode;
}

/** A form with one button that sends it. While it is on its way it cannot be sent again; the button keeps the focus. */
export function SessionForm<Values>({ form, submit, children }: SessionFormProps<Values>) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => (form.isSubmitting ? event.preventDefault() : form.handleSubmit(event))}
    >
      {children}
      <Button type="submit" look="primary" wide aria-busy={form.isSubmitting}>
        <FormattedMessage id={submit.id} />
      </Button>
    </form>
  );
}
