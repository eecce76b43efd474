import { useFormik } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { brokenRules, counselingSchema, type CounselingValues } from '@/domain/validation';
import { formatText, ruleMessage } from '@/i18n';
import { ContactFields } from '../components/ContactFields';
import { useSubmitCounseling } from './submit';

const empty: CounselingValues = { name: '', email: '', message: '' };
const validate = (values: CounselingValues) => brokenRules(counselingSchema, values);
const initialErrors = validate(empty);

/** What the fields of a form hold, by their names; undefined where they hold nothing. */
function readFormValues<Values extends object>(
  form: HTMLFormElement | null,
  empty: Values,
): Values | undefined {
  const entries = Object.keys(empty).map((name) => {
    const field = form?.elements.namedItem(name);
    const holds = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return [name, holds ? field.value : ''] as const;
  });
  return entries.some(([, value]) => value !== '')
    ? { ...empty, ...Object.fromEntries(entries) }
    : undefined;
}

/** `Get in Touch`: each message stands at its field (VA-CON) once the visitor has left it. */
export function ContactForm() {
  const intl = useIntl();
  const element = useRef<HTMLFormElement>(null);
  const submit = useSubmitCounseling();
  const form = useFormik({
    initialValues: empty,
    initialErrors,
    validate,
    onSubmit: async (values, { resetForm }) => {
      if (await submit(counselingSchema.cast(values))) resetForm();
    },
  });

  // The page that was sent shows this form before it works: what was typed into it by then is the visitor's.
  const takeEarlyTyping = useEffectEvent(() => {
    const typed = readFormValues(element.current, empty);
    if (typed) void form.setValues(typed);
  });
  useLayoutEffect(() => takeEarlyTyping(), []);

  const errorAt = (name: keyof CounselingValues) => {
    const rule = form.touched[name] && form.errors[name];
    return rule ? formatText(intl, ruleMessage(rule)) : undefined;
  };
  return (
    <ContactFields
      ref={element}
      values={form.values}
      errors={{ name: errorAt('name'), email: errorAt('email'), message: errorAt('message') }}
      valid={form.isValid}
      busy={form.isSubmitting}
      onChange={form.handleChange}
      onBlur={form.handleBlur}
      onSubmit={(event) => (form.isSubmitting ? event.preventDefault() : form.handleSubmit(event))}
    />
  );
}
