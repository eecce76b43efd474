import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ChatMessage, messageDeleted, useAppDispatch } from '@/store';
import { VisuallyHidden } from '@/ui';
import { message as messages } from '../../messages';
import styles from './Message.module.css';
import { Rating } from './Rating';
import { Reply } from '../reply/Reply';
import { timeText } from './timeText';

interface MessageProps {
  message: ChatMessage;
  onAsk: (question: string) => void;
}

/** One line of the conversation with its time and its Delete (SH-7). */
export function Message({ message, onAsk }: MessageProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { id, at, content } = message;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The keyboard goes on at the next line, or the one before.
    const line = currentTarget.closest('li');
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('[data-delete]')?.focus();
    dispatch(messageDeleted(id));
  };
  return (
    <li className={styles.message} data-from={content.from}>
      <VisuallyHidden>
        <FormattedMessage {...(content.from === 'visitor' ? messages.you : messages.assistant)} />
      </VisuallyHidden>
      <div className={styles.bubble}>
        {content.from === 'visitor' && <p className={styles.text}>{content.text}</p>}
        {'failed' in content && (
          <p className={styles.text}>
            <FormattedMessage {...messages.apology} />
          </p>
        )}
        {'reply' in content && <Reply reply={content.reply} onAsk={onAsk} />}
      </div>
      <p className={styles.foot}>
        <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
        <button type="button" data-delete onClick={remove}>
          {intl.formatMessage(messages.delete)}
        </button>
      </p>
      {'reply' in content && content.reply.id && (
        <Rating message={message} answerId={content.reply.id} />
      )}
    </li>
  );
}
