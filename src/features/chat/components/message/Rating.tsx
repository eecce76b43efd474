import { type SubmitEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ChatRating, useRateChatAnswerMutation } from '@/api';
import {
  answerRated,
  type ChatMessage,
  selectQuestionOf,
  useAppDispatch,
  useAppSelector,
} from '@/store';
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
  const [agreed, setAgreed] = useState(false);
  const [explained, setExplained] = useState(false);
  /** Who has just said that it did not help is asked why; not who comes back to it. */
  const wantsToSay = useRef(false);
  const question = useAppSelector((state) => selectQuestionOf(state, message.id));
  const rate = (rating: NonNullable<ChatMessage['rating']>, more: Partial<ChatRating> = {}) => {
    dispatch(answerRated({ id: message.id, rating }));
    void send({ answerId, chatRating: { useful: rating === 'useful', ...more } });
  };
  const explain = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const why = reason.trim();
    rate('notUseful', {
      ...(why && { reason: why }),
      ...(agreed && question && { question, page: pageOf(message) }),
    });
    setExplained(true);
  };
  if (explained || message.rating === 'useful')
    return (
      <p className={styles.rating} role="status">
        <FormattedMessage {...(explained && agreed ? messages.sentToEditors : messages.thanks)} />
      </p>
    );
  if (message.rating === 'notUseful')
    return (
      <form className={styles.reason} onSubmit={explain}>
        <label htmlFor={id}>
          <FormattedMessage {...messages.reason} />
        </label>
        <textarea
          ref={(element) => {
            if (wantsToSay.current) element?.focus();
            wantsToSay.current = false;
          }}
          id={id}
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {question && (
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <span>
              <FormattedMessage {...messages.toEditors} />
            </span>
          </label>
        )}
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
      <button
        type="button"
        onClick={() => {
          wantsToSay.current = true;
          rate('notUseful');
        }}
      >
        <FormattedMessage {...messages.notUseful} />
      </button>
    </div>
  );
}

/** The page that answered, or that came nearest. */
function pageOf({ content }: ChatMessage): string | undefined {
  if (!('reply' in content)) return undefined;
  const { parts, pages } = content.reply;
  const path = parts.find(({ source }) => source)?.source?.path ?? pages[0]?.path;
  return path?.replace(/\?.*/, '');
}
