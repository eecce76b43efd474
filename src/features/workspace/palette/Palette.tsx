import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState, VisuallyHidden } from '@/ui';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { found, type PaletteEntry } from './entries';
import styles from './Palette.module.css';

interface PaletteProps {
  entries: readonly PaletteEntry[];
  onClose: () => void;
}

/** Finds menus, tabs and commands by their names: a combobox with its list, after the APG pattern. */
export function Palette({ entries, onClose }: PaletteProps) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const results = found(entries, typed);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // Enter ends a Korean or Chinese syllable
    const last = results.length - 1;
    const next = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
    }[event.key];
    if (next !== undefined) setChosen(Math.max(next, 0));
    else if (event.key === 'Enter') run(results[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      label={intl.formatMessage(messages.palette)}
      placement="top"
      className={styles.palette}
      onClose={onClose}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={results.length > 0 ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          aria-label={intl.formatMessage(messages.palette)}
          placeholder={intl.formatMessage(messages.paletteHint)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={intl.formatMessage(messages.palette)}
        className={styles.list}
      >
        {results.map((entry, index) => (
          <div key={`${entry.group} ${entry.id}`} role="presentation">
            {entry.group !== results[index - 1]?.group && (
              <span className={styles.group} role="presentation">
                <FormattedMessage {...messages[entry.group]} />
              </span>
            )}
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys: Enter runs what is chosen */}
            <div
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={styles.option}
              onPointerMove={() => setChosen(index)}
              onClick={() => run(entry)}
            >
              <span>{entry.label}</span>
              {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
            </div>
          </div>
        ))}
      </div>
      {results.length === 0 && (
        <EmptyState>
          <FormattedMessage id={messages.paletteNone.id} values={{ text: typed }} />
        </EmptyState>
      )}
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id={messages.paletteCount.id} values={{ count: results.length }} />
        </span>
      </VisuallyHidden>
    </Dialog>
  );
}
