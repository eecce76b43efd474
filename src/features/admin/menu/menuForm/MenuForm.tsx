import { type ChangeEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GridValue, type GridValues, sameValue } from '@/domain/grid';
import { CheckField, type Option, SelectField, TextField } from '@/ui/forms';
import { useErrorText } from '../../shared/rows/useGridRows';
import { form as words } from '../messages';
import styles from './MenuForm.module.css';
import { draftValue, formValues, menuErrors, type MenuFormValues } from './menuFormValues';

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
  /** Whether fields that nobody has touched show their errors as well. */
  showAllErrors: boolean;
  onChange: (field: string, value: GridValue) => void;
}

type Control = HTMLInputElement | HTMLSelectElement;
type TextName = Exclude<keyof MenuFormValues, 'inUse'>;

/** What the chosen menu holds. Each change goes into the draft at once, and what is shown comes from there; rendered anew (`key`) for another menu. */
export function MenuForm({
  values,
  created,
  readOnly,
  parents,
  refused,
  problem,
  showAllErrors,
  onChange,
}: MenuFormProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [typing, setTyping] = useState<{ name: string; text: string }>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const kept = formValues(values);
  const errors = menuErrors(values);

  /** Typed text stays as it is while the draft holds what it means: a blank at its end may become one between words. */
  const shown = (name: TextName) =>
    typing?.name === name && sameValue(draftValue(name, typing.text), values[name])
      ? typing.text
      : kept[name];
  const errorAt = (name: string) => {
    const error =
      showAllErrors || left.includes(name) ? errors.find(({ field }) => field === name) : undefined;
    return refused[name] ?? (error && errorText(error));
  };
  const text = (name: TextName) => ({
    id: `menu-${name}`,
    name,
    label: intl.formatMessage(words[name]),
    error: errorAt(name),
    value: shown(name),
    readOnly,
    onChange: ({ target }: ChangeEvent<Control>) => {
      setTyping({ name, text: target.value });
      onChange(name, draftValue(name, target.value));
    },
    onBlur: () => {
      setTyping(undefined);
      setLeft((before) => [...before, name]);
    },
  });
  const { readOnly: fixed, ...parent } = text('parentId');
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
      <SelectField {...parent} disabled={fixed} options={parents} />
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
          checked={kept.inUse}
          disabled={readOnly}
          label={<FormattedMessage {...words.inUse} />}
          onChange={({ target }) => onChange('inUse', target.checked)}
        />
      </div>
    </form>
  );
}
