import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '@/domain/locale';
import { sectionAt, wikiAddress } from '@/domain/wiki';
import { usePage } from '../pages';
import { messages } from '../messages';
import { useScrollSpy } from './useScrollSpy';
import { fullTitle } from '../titles';
import { Contents } from './Contents';

/** A page of the handbook: its head, its text, its contents list, and where to go on. */
export function PageText({ path, locale }: { path: string; locale: Locale }) {
  const intl = useIntl();
  useScrollSpy();
  const { heading, summary, paragraphs, related, contents, html } = usePage(path, locale);
  // Leaves end with links of their own.
  const pages = contents.some(({ id }) => id === 'see-also')
    ? []
    : related.flatMap((other) => sectionAt(other) ?? []);
  return (
    <>
      <header>
        <h1>{heading}</h1>
        <p data-summary>{summary}</p>
        <dl data-facts>
          {paragraphs.length > 0 && (
            <div>
              <dt>
                <FormattedMessage {...messages.paragraphs} />
              </dt>
              <dd>
                {paragraphs.map((paragraph, index) => (
                  <Fragment key={paragraph}>
                    {index > 0 && ', '}
                    <span data-nowrap>{paragraph}</span>
                  </Fragment>
                ))}
              </dd>
            </div>
          )}
        </dl>
      </header>
      <Contents contents={contents} />
      <div data-text dangerouslySetInnerHTML={{ __html: html }} />
      {pages.length > 0 && (
        <footer>
          <nav aria-label={intl.formatMessage(messages.related)}>
            <p>
              <FormattedMessage {...messages.related} />
            </p>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={wikiAddress(page.path)}>{fullTitle(intl, page)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </footer>
      )}
    </>
  );
}
