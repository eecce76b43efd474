import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/store';
import type { CloseView } from '../filters/useCloseView';
import { filterMessages } from '../messages';
import styles from './CloseFrame.module.css';

/** What the address asks for and there is not: the filters show what is looked at in its place. */
export function UnknownNote({ view: { book, unknown } }: { view: CloseView }) {
  const intl = useIntl();
  const locale = useLocale();
  const [first] = unknown;
  if (!first) return null;
  const named = unknown.map(({ filter, value }) =>
    intl.formatMessage(
      { id: 'close.unknown.item' },
      { filter: intl.formatMessage(filterMessages[filter]), value },
    ),
  );
  return (
    <p className={styles.note} role="status">
      {first.filter === 'book' ? (
        <FormattedMessage
          id="close.unknown.book"
          values={{ value: first.value, book: book.name[locale] }}
        />
      ) : (
        <FormattedMessage
          id="close.unknown"
          values={{ list: intl.formatList(named, { type: 'unit' }) }}
        />
      )}
    </p>
  );
}
