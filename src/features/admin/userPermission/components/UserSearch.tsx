import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/forms';
import { list } from '../messages';
import styles from './UserList.module.css';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 300;

export function UserSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const intl = useIntl();
  const [text, setText] = useState(value);
  const search = useEffectEvent((wanted: string) => wanted !== value && onSearch(wanted));
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        id="user-search"
        type="search"
        label={intl.formatMessage(list.search)}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
