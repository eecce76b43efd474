import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchList } from '@/ui/combobox';
import { Dialog } from '@/ui/dialog';
import { messages } from '../messages';
import { found, type PaletteEntry } from './entries';
import styles from './Palette.module.css';

interface PaletteProps {
  entries: readonly PaletteEntry[];
  onClose: () => void;
}

/** Finds menus, tabs and commands by their names. */
export function Palette({ entries, onClose }: PaletteProps) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.palette);
  return (
    <Dialog label={label} placement="top" className={styles.palette} onClose={onClose}>
      <SearchList
        label={label}
        placeholder={intl.formatMessage(messages.paletteHint)}
        find={(text) =>
          found(entries, text).map((entry) => ({
            ...entry,
            group: intl.formatMessage(messages[entry.group]),
          }))
        }
        onPick={({ run }) => {
          onClose();
          run();
        }}
        texts={{
          noMatch: (text) => <FormattedMessage id={messages.paletteNone.id} values={{ text }} />,
          count: (count) => <FormattedMessage id={messages.paletteCount.id} values={{ count }} />,
        }}
      />
    </Dialog>
  );
}

/** Ctrl-K, or Cmd-K on a Mac. */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
