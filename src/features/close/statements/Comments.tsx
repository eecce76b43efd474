import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import {
  type CloseComment,
  toApiError,
  useAddCloseCommentMutation,
  useListCloseCommentsQuery,
  useResolveCloseCommentMutation,
} from '@/api';
import { limits } from '@/domain/close';
import { showFailure, useAppDispatch } from '@/store';
import { Button } from '@/ui';
import { useFocusRescue } from '@/ui/focus';
import { TextArea } from '@/ui/forms';
import styles from './Statements.module.css';

interface CommentsProps {
  bookId: string;
  period: string;
  /** Table, row and column. */
  cell: string;
}

/** What was asked and said about a number of the statements. */
export function Comments({ bookId, period, cell }: CommentsProps) {
  const intl = useIntl();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useFocusRescue(section);
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const { data } = useListCloseCommentsQuery({ bookId, period });
  const [add, { isLoading }] = useAddCloseCommentMutation();
  const [resolve] = useResolveCloseCommentMutation();
  const comments = data?.comments.filter((comment) => comment.cell === cell) ?? [];

  const done = async (call: Promise<{ error?: unknown }>, then?: () => void) => {
    const { error } = await call;
    if (error) dispatch(showFailure(toApiError(error), { text: { id: 'close.action.failed' } }));
    else then?.();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void done(add({ body: { bookId, period, cell, text: text.trim() } }), () => setText(''));
  };
  return (
    <section ref={section} className={styles.comments} aria-labelledby={`${id}heading`}>
      <h3 id={`${id}heading`}>
        <FormattedMessage id="close.comments.title" />
      </h3>
      {comments.length === 0 ? (
        <p>
          <FormattedMessage id="close.comments.none" />
        </p>
      ) : (
        <ol>
          {comments.map((comment) => (
            <li key={comment.commentId}>
              <Comment
                comment={comment}
                onResolve={() => void done(resolve({ commentId: comment.commentId }))}
              />
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={send}>
        <TextArea
          id={`${id}text`}
          label={intl.formatMessage({ id: 'close.comments.write' })}
          rows={2}
          maxLength={limits.comment}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={isLoading || text.trim() === ''}>
          <FormattedMessage id="close.comments.send" />
        </Button>
      </form>
    </section>
  );
}

function Comment({ comment, onResolve }: { comment: CloseComment; onResolve: () => void }) {
  const { text, author, writtenAt, resolvedBy } = comment;
  return (
    <>
      <p>{text}</p>
      <p className={styles.byline}>
        {author} · <FormattedDate value={writtenAt} dateStyle="medium" timeStyle="short" />
        {resolvedBy === null ? (
          <Button look="plain" onClick={onResolve}>
            <FormattedMessage id="close.comments.resolve" />
          </Button>
        ) : (
          <span className={styles.badge} data-state="agrees">
            <FormattedMessage id="close.comments.resolved" values={{ name: resolvedBy }} />
          </span>
        )}
      </p>
    </>
  );
}
