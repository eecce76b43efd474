import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Lineage } from '@/domain/lineage';
import styles from './Results.module.css';
import type { Names } from './useNames';

interface SearchProps {
  lineage: Lineage;
  names: Names;
  onFind: (node: string) => void;
}

/** Finds tables and columns by parts of their names; Enter leads from one to the next. */
export function Search({ lineage, names, onFind }: SearchProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const sought = text.trim().toLowerCase();
  const nodes = lineage.tables.flatMap(({ id, columns }) => [
    id,
    ...columns.map((each) => each.id),
  ]);
  const found =
    sought === '' ? [] : nodes.filter((id) => names.short(id).toLowerCase().includes(sought));
  const next = () => {
    const index = (at + 1) % found.length;
    const node = found[index];
    if (node === undefined) return;
    setAt(index);
    onFind(node);
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <input
        type="search"
        name="lineage-search"
        aria-label={intl.formatMessage({ id: 'lineage.search' })}
        placeholder={intl.formatMessage({ id: 'lineage.search' })}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(-1);
        }}
      />
      <span role="status">
        {sought !== '' && (
          <FormattedMessage
            id="lineage.found"
            values={{ at: found.length === 0 ? 0 : Math.max(at, 0) + 1, count: found.length }}
          />
        )}
      </span>
    </form>
  );
}
