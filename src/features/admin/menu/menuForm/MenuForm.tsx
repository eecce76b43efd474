import { useFormik } from 'formik';
import { type ChangeEvent, useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GridValue, type GridValues, sameValue } from '@/domain/grid';
import { CheckField, type Option, SelectField, TextField } from '@/ui/forms';
import { useFaultText } from '../../shared/useGridRows';
import { form as words } from '../messages';
import styles from './MenuForm.module.css';
import { draftValue, formValues, menuFaults, type MenuFormValues } from './menuFormValues';

interface MenuFormProps {
  values: GridValues;
  /** The id can be chosen until the menu is saved. */
  created: boolean;
  readOnly: boolean;
  /** The menus under which this one may stand. */
  parents: readonly Option[];
  /** What the server has found wrong, by field. */
  refused: Readonly<Record<string, string>>;
  /** Why the server refused the menu as a whole. */
  problem?: string;
  /** Whether fields that nobody has touched show their faults as well. */
  thorough: boolean;
  onChange: (field: string, value: GridValue) => void;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** What the chosen menu holds. Each change goes into the draft at once; rendered anew (`key`) for another menu. */
export function MenuForm({ values, created, readOnly, parents, refused, problem, thorough, onChange }: MenuFormProps) {
  const intl = useIntl();
  const faultText = useFaultText();
  const form = useFormik<MenuFormValues>({
    initialValues: formValues(values),
    validate: (typed) => {
      const kept = Object.entries(typed).map(([name, value]) => [name, draftValue(name as keyof MenuFormValues, value)]);
      const faults = menuFaults(Object.fromEntries(kept) as GridValues);
      return Object.fromEntries(faults.map((fault) => [fault.field, faultText(fault)]));
    },
    validateOnMount: true,
    onSubmit: () => undefined,
  });
  // The draft also changes elsewhere: menus are moved, steps undone. Text that means the same, as with a blank at its end, stays as it is typed.
  const follow = useEffectEvent((kept: GridValues) => {
    const names = Object.keys(form.values) as (keyof MenuFormValues)[];
    if (names.some((name) => !sameValue(draftValue(name, form.values[name]), kept[name]))) void form.setValues(formValues(kept));
  });
  useEffect(() => follow(values), [values]);

  const change = (event: ChangeEvent<Control>) => {
    const { name, value } = event.target;
    form.handleChange(event);
    const typed = event.target instanceof HTMLInputElement && event.target.type === 'checkbox' ? event.target.checked : value;
    onChange(name, draftValue(name as keyof MenuFormValues, typed));
  };
  const bind = (name: keyof MenuFormValues) => ({
    id: `menu-${name}`,
    name,
    label: intl.formatMessage(words[name]),
    error: refused[name] ?? (thorough || form.touched[name] ? form.errors[name] : undefined),
    onBlur: form.handleBlur,
    onChange: change,
  });
  const text = (name: Exclude<keyof MenuFormValues, 'inUse'>) => ({ ...bind(name), value: form.values[name], readOnly });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <TextField
        {...text('menuId')}
        readOnly={readOnly || !created}
        maxLength={10}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField {...bind('parentId')} value={form.values.parentId} disabled={readOnly} options={parents} />
      <TextField {...text('nameKo')} lang="ko" maxLength={100} />
      <TextField {...text('nameEn')} lang="en" maxLength={100} />
      <TextField {...text('nameZhTw')} lang="zh-TW" maxLength={100} />
      <TextField {...text('sortOrder')} inputMode="numeric" maxLength={6} />
      <TextField
        {...text('path')}
        hint={intl.formatMessage(words.pathHint)}
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.inUse}>
        <CheckField
          id="menu-inUse"
          name="inUse"
          checked={form.values.inUse}
          disabled={readOnly}
          label={<FormattedMessage {...words.inUse} />}
          onChange={change}
        />
      </div>
    </form>
  );
}
