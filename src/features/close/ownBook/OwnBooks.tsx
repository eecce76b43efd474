import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CloseBookSummary, useGetCloseBookSharingQuery, useListCloseBooksQuery } from '@/api';
import { useLocale } from '@/store';
import { Button } from '@/ui';
import { SharingForm } from './SharingForm';
import { useBookActions } from './useBookActions';
import styles from './OwnBook.module.css';

/** The books that the user has loaded: each can be shown, shared with roles, and removed. */
export function OwnBooks({ onShown }: { onShown: () => void }) {
  const id = useId();
  const { data } = useListCloseBooksQuery();
  const books = data?.books.filter(({ isOwn }) => isOwn) ?? [];
  if (books.length === 0) return null;
  return (
    <section className={styles.books} aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id="close.own.books" />
      </h3>
      <ul>
        {books.map((book) => (
          <OwnBook key={book.bookId} book={book} onShown={onShown} />
        ))}
      </ul>
    </section>
  );
}

function OwnBook({ book, onShown }: { book: CloseBookSummary; onShown: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const id = useId();
  const [isSharing, setSharing] = useState(false);
  const { data } = useGetCloseBookSharingQuery({ bookId: book.bookId });
  const actions = useBookActions(book);
  const roles = data?.roles ?? [];
  const given = roles.filter(({ isGiven }) => isGiven);
  return (
    <li>
      <div className={styles.book}>
        <strong id={id}>{book.name[locale]}</strong>
        <small>
          <FormattedMessage
            id="close.own.size"
            values={{ points: book.modelPoints, groups: book.groups }}
          />
          {data && ' · '}
          {data &&
            (given.length === 0 ? (
              <FormattedMessage id="close.own.private" />
            ) : (
              <FormattedMessage
                id="close.own.shared"
                values={{
                  roles: intl.formatList(
                    given.map(({ name }) => name[locale]),
                    { type: 'conjunction' },
                  ),
                }}
              />
            ))}
        </small>
        <span className={styles.bookTools}>
          <Button
            aria-describedby={id}
            onClick={() => {
              actions.show();
              onShown();
            }}
          >
            <FormattedMessage id="close.own.show" />
          </Button>
          <Button
            aria-describedby={id}
            aria-expanded={isSharing}
            disabled={!data}
            onClick={() => setSharing(!isSharing)}
          >
            <FormattedMessage id="close.own.share" />
          </Button>
          <Button aria-describedby={id} onClick={actions.remove}>
            <FormattedMessage id="close.own.remove" />
          </Button>
        </span>
      </div>
      {isSharing && (
        <SharingForm
          roles={roles}
          onSave={async (chosen) => {
            if (await actions.share(chosen)) setSharing(false);
          }}
        />
      )}
    </li>
  );
}
