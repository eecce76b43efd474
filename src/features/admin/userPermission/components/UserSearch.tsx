import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTypingPause } from '@/ui';
import { TextField } from '@/ui/forms';
import { list } from '../messages';
import styles from './UserList.module.css';

export function UserSearch({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (text: string) => void;
}) {
  const intl = useIntl();
  const [text, setText] = useState(value);
  useTypingPause(text.trim(), (typed) => typed !== value && onSearch(typed));
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
