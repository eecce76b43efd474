import { type SubmitEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRateChatAnswerMutation } from '@/api';
import { answerRated, type ChatMessage, useAppDispatch } from '@/store';
import { rating as messages } from '../../messages';
import styles from './Rating.module.css';

interface RatingProps {
  message: ChatMessage;
  answerId: string;
}

/** The longest reason that the server takes. */
const MAX_REASON = 500;

/** Whether an answer helped, and what was missing where it did not. */
export function Rating({ message, answerId }: RatingProps) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const [send] = useRateChatAnswerMutation();
  const [reason, setReason] = useState('');
  const [explained, setExplained] = useState(false);
  const rate = (rating: NonNullable<ChatMessage['rating']>, why = '') => {
    dispatch(answerRated({ id: message.id, rating }));
    const chatRating = { useful: rating === 'useful', ...(why && { reason: why }) };
    void send({ answerId, chatRating });
  };
  const explain = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    rate('notUseful', reason.trim());
    setExplained(true);
  };
  if (explained || message.rating === 'useful')
    return (
      <p className={styles.rating} role="status">
        <FormattedMessage {...messages.thanks} />
      </p>
    );
  if (message.rating === 'notUseful')
    return (
      <form className={styles.reason} onSubmit={explain}>
        <label htmlFor={id}>
          <FormattedMessage {...messages.reason} />
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <button type="submit">
          <FormattedMessage {...messages.send} />
        </button>
      </form>
    );
  return (
    <div className={styles.rating} role="group" aria-label={intl.formatMessage(messages.question)}>
      <span aria-hidden="true">
        <FormattedMessage {...messages.question} />
      </span>
      <button type="button" onClick={() => rate('useful')}>
        <FormattedMessage {...messages.useful} />
      </button>
      <button type="button" onClick={() => rate('notUseful')}>
        <FormattedMessage {...messages.notUseful} />
      </button>
    </div>
  );
}
