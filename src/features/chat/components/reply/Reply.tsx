import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatReply } from '@/store';
import { SiteLink } from '@/ui';
import { message as messages } from '../../messages';
import { plainText } from './plainText';
import { Questions } from '../Questions';
import { ReplyPart } from './ReplyPart';
import styles from './Reply.module.css';

type Source = ChatReply['parts'][number]['source'];

const isSamePlace = (one: Source, other: Source) =>
  one?.path === other?.path && one?.anchor === other?.anchor;

interface ReplyProps {
  reply: ChatReply;
  onAsk: (question: string) => void;
}

/** An answer in its parts, what leads on, and whence it comes. */
export function Reply({ reply, onAsk }: ReplyProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Absent where the page did not come over a safe connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    void clipboard?.writeText(plainText(reply)).then(() => setCopied(true));
  };
  const { parts, pages, suggestions, consultation, byModel } = reply;
  return (
    <div className={styles.reply}>
      {parts.map((part, index) => (
        <ReplyPart
          key={index}
          part={part}
          // Said once below what stands in one place.
          showSource={!isSamePlace(part.source, parts[index + 1]?.source)}
        />
      ))}
      {pages.length > 0 && (
        <nav aria-label={intl.formatMessage(messages.pages)}>
          <p className={styles.label}>
            <FormattedMessage {...messages.pages} />
          </p>
          <ul className={styles.pages}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <SiteLink to={path}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {consultation && (
        <p>
          <SiteLink to="/ApplyForConsultation">
            <FormattedMessage {...messages.consultation} />
          </SiteLink>
        </p>
      )}
      {byModel && (
        <p className={styles.label}>
          <FormattedMessage {...messages.byModel} />
        </p>
      )}
      {parts.some(({ source }) => source) && (
        <button type="button" className={styles.copy} onClick={copy}>
          <FormattedMessage {...(copied ? messages.copied : messages.copy)} />
        </button>
      )}
      {suggestions.length > 0 && (
        <Questions
          title={intl.formatMessage(messages.suggestions)}
          questions={suggestions}
          onAsk={onAsk}
        />
      )}
    </div>
  );
}
