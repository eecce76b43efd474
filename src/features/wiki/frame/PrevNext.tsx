import { FormattedMessage, useIntl } from 'react-intl';
import { prevNextOf, wikiAddress, type WikiSection } from '@/domain/wiki';
import type { MessageId } from '@/i18n';
import { SiteLink } from '@/ui';
import { messages } from '../messages';
import { fullTitle } from '../titles';
import styles from './PrevNext.module.css';

interface StepProps {
  section?: WikiSection;
  caption: MessageId;
  /** What the button says where there is no neighbour. */
  fallback: MessageId;
  rel: 'prev' | 'next';
}

function Step({ section, caption, fallback, rel }: StepProps) {
  const intl = useIntl();
  const words = (
    <>
      <small>
        <FormattedMessage id={caption} />
      </small>
      <span>{section ? fullTitle(intl, section) : <FormattedMessage id={fallback} />}</span>
    </>
  );
  if (!section) {
    return (
      <button type="button" className={styles.step} data-rel={rel} disabled>
        {words}
      </button>
    );
  }
  return (
    <SiteLink to={wikiAddress(section.path)} rel={rel} data-rel={rel} className={styles.step}>
      {words}
    </SiteLink>
  );
}

/** WK-8. */
export function PrevNext({ path }: { path: string }) {
  const intl = useIntl();
  const { previous, next } = prevNextOf(path);
  return (
    <nav className={styles.prevNext} aria-label={intl.formatMessage(messages.prevNext)}>
      <Step
        section={previous}
        rel="prev"
        caption={messages.previous.id}
        fallback={messages.previousPage.id}
      />
      <Step section={next} rel="next" caption={messages.next.id} fallback={messages.nextPage.id} />
    </nav>
  );
}
