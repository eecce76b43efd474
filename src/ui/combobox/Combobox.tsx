import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { classes } from '../classes';
import styles from './Combobox.module.css';
import fieldStyles from '../forms/Field.module.css';
import { FieldFrame } from '../forms/FieldFrame';
import { matching } from './matching';
import type { Option } from '../forms/SelectField';

interface ComboboxProps {
  id: string;
  name: string;
  label: string;
  options: readonly Option[];
  /** The value of the chosen option; empty where none is. */
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string;
  texts: { toggle: string; noMatch: string };
}

/** One choice out of a long list that shortens while somebody types. */
export function Combobox({
  id,
  name,
  label,
  options,
  value,
  onChange,
  autoComplete,
  texts,
}: ComboboxProps) {
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value) ?? null;
  const shown = matching(options, typed === chosen?.label ? '' : typed);
  const {
    isOpen,
    getInputProps,
    getItemProps,
    getLabelProps,
    getMenuProps,
    getToggleButtonProps,
    highlightedIndex,
  } = useCombobox({
    items: shown,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    inputValue: typed,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    onInputValueChange: ({ inputValue, type }) => {
      // A choice that was given up leaves the text that somebody is changing.
      if (
        type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem &&
        inputValue === ''
      )
        return;
      setTyped(inputValue);
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      // What was typed or filled in by the browser is a choice as soon as it is the name of an option.
      onChange(
        options.find((option) => option.label.toLowerCase() === inputValue.trim().toLowerCase())
          ?.value ?? '',
      );
    },
  });
  return (
    <FieldFrame id={id} label={label} labelProps={getLabelProps()}>
      <div className={styles.frame}>
        <input
          {...getInputProps({
            name,
            autoComplete,
            className: fieldStyles.control,
            // Escape closes the list and not the dialog around it.
            onKeyDown: (event: KeyboardEvent) =>
              isOpen && event.key === 'Escape' && event.stopPropagation(),
            // At once, and not only when downshift's effect tells it: else the caret jumps to the end.
            onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
          })}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={texts.toggle}
          {...getToggleButtonProps()}
        >
          <svg
            width="12"
            height="8"
            viewBox="0 0 12 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="m1 1.5 5 5 5-5" />
          </svg>
        </button>
        <ul className={styles.list} {...getMenuProps()}>
          {isOpen &&
            shown.map((option, index) => (
              <li
                key={option.value}
                className={classes(index === highlightedIndex && styles.highlighted)}
                {...getItemProps({ item: option, index })}
              >
                {option.label}
              </li>
            ))}
        </ul>
        {isOpen && shown.length === 0 && (
          <p className={classes(styles.list, styles.nothing)} role="status">
            {texts.noMatch}
          </p>
        )}
      </div>
    </FieldFrame>
  );
}
