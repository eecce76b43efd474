import { FormattedMessage, useIntl } from 'react-intl';
import type { Article } from '@/content/policies/policy';
import { messages } from '../messages';
import styles from './Contents.module.css';

function ContentsList({ articles }: { articles: Article[] }) {
  return (
    <ol lang="ko">
      {articles.map(({ number, heading }) => (
        <li key={number}>
          <a href={`#article-${number}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
}

/** The list of articles: beside the text where there is room, folded above it where there is not. */
export function Contents({ articles }: { articles: Article[] }) {
  const label = useIntl().formatMessage(messages.contents);
  return (
    <div className={styles.contents}>
      <details className={styles.folded}>
        <summary>
          <FormattedMessage {...messages.contents} />
        </summary>
        <nav aria-label={label}>
          <ContentsList articles={articles} />
        </nav>
      </details>
      <nav className={styles.beside} aria-label={label}>
        <ContentsList articles={articles} />
      </nav>
    </div>
  );
}
