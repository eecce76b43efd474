import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { Icon } from '../icons';
import styles from './SearchList.module.css';

export interface SearchItem {
  id: string;
  label: string;
  /** Where it stands, as the menus above it. */
  detail?: string;
  /** Items of one group stand together, below its name. */
  group?: string;
}

interface SearchListProps<Item extends SearchItem> {
  label: string;
  placeholder?: string;
  /** What is found, the best first. */
  find: (text: string) => readonly Item[];
  onPick: (item: Item) => void;
  /** What stands below the field where nothing is found; what is read out of the list. */
  texts: { noMatch: (text: string) => ReactNode; count: (count: number) => ReactNode };
}

const { ItemClick, InputClick, InputKeyDownEnter, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** A field with the list of what is found below it, always open: a combobox of the ARIA authoring practices. The first one found is marked. */
export function SearchList<Item extends SearchItem>({
  label,
  placeholder,
  find,
  onPick,
  texts,
}: SearchListProps<Item>) {
  const [text, setText] = useState('');
  const items = [...find(text)];
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item && `${item.group} ${item.id}`,
    // What is marked stays so when the mouse goes away or into the field: Enter takes it.
    stateReducer: ({ highlightedIndex: marked }, { type, changes }) =>
      type === MenuMouseLeave || type === InputClick
        ? { ...changes, highlightedIndex: marked }
        : changes,
    // A field that is left takes nothing.
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onPick(selectedItem);
    },
  });
  const onKeyDown = ({ nativeEvent, key }: KeyboardEvent) => {
    // Home and End belong to the text, Escape to the dialog around it; Enter may end a Korean or Chinese syllable.
    if (nativeEvent.isComposing || ['Home', 'End', 'Escape'].includes(key))
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          {...getInputProps({
            'aria-label': label,
            'aria-labelledby': undefined,
            // Nothing is marked where nothing is found.
            ...(items.length === 0 && { 'aria-activedescendant': undefined }),
            placeholder,
            spellCheck: false,
            onKeyDown,
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              setText(currentTarget.value),
          })}
        />
      </div>
      <div className={styles.list} {...getMenuProps({ 'aria-label': label })}>
        {items.map((item, index) => (
          <div key={`${item.group} ${item.id}`} role="presentation">
            {item.group !== undefined && item.group !== items[index - 1]?.group && (
              <span className={styles.group} role="presentation">
                {item.group}
              </span>
            )}
            <div
              className={styles.option}
              {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}
            >
              <span>{item.label}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </div>
          </div>
        ))}
      </div>
      {items.length === 0 && <EmptyState>{texts.noMatch(text)}</EmptyState>}
      <VisuallyHidden role="status">{texts.count(items.length)}</VisuallyHidden>
    </>
  );
}
