import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LegalContent } from '../content';
import { messages } from '../messages';
import { ArticleText } from './ArticleText';
import { Contents } from './Contents';
import styles from './LegalText.module.css';

interface LegalTextProps extends LegalContent {
  heading: ReactNode;
}

/** A legal text: Korean, whatever the language of the page, which says so and gives the main points. */
export function LegalText({ heading, policy, summary }: LegalTextProps) {
  const { modified, effective, revision, sample, articles } = policy;
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{heading}</h1>
        <p className={styles.dates}>
          {modified !== effective && (
            <span>
              <FormattedMessage
                id={messages.modified.id}
                values={{ date: <time>{modified}</time> }}
              />
            </span>
          )}
          <span>
            <FormattedMessage
              id={messages.effective.id}
              values={{ date: <time>{effective}</time> }}
            />
          </span>
          {revision && (
            <span>
              <FormattedMessage
                id={messages.revised.id}
                values={{
                  date: <time>{revision.modified}</time>,
                  effective: <time>{revision.effective}</time>,
                }}
              />
            </span>
          )}
        </p>
        {sample && (
          <p className={styles.sample}>
            <FormattedMessage {...messages.sample} />
          </p>
        )}
        {summary.length > 0 && (
          <div className={styles.note}>
            <p>
              <FormattedMessage {...messages.note} />
            </p>
            <ul>
              {summary.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
      </header>
      <Contents articles={articles} />
      <div className={styles.text} lang="ko">
        {articles.map((article) => (
          <ArticleText key={article.number} {...article} />
        ))}
      </div>
    </div>
  );
}
