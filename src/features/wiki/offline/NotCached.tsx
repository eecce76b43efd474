import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '@/domain/locale';
import { flattened, GLOSSARY, wikiAddress } from '@/domain/wiki';
import { Button } from '@/ui';
import { messages } from '../messages';
import { titleOf } from '../titles';
import { useOffline } from './useOffline';

/** Stands where a page did not come: it is not kept, and there is no network. The links load documents, which find what is kept of any release. */
export function NotCached({ path, locale }: { path: string; locale: Locale }) {
  const intl = useIntl();
  const kept = new Set(useOffline(path, locale).state?.pages);
  const pages = [...flattened.map((section) => section.path), GLOSSARY].filter((page) =>
    kept.has(page),
  );
  return (
    <>
      <header>
        <h1>
          <FormattedMessage {...messages.offlineMissing} />
        </h1>
        <p data-summary>
          <FormattedMessage {...messages.offlineMissingText} />
        </p>
      </header>
      <p>
        <Button onClick={() => location.reload()}>
          <FormattedMessage {...messages.offlineRetry} />
        </Button>
      </p>
      {pages.length > 0 && (
        <div data-text>
          <h2>
            <FormattedMessage {...messages.offlineList} />
          </h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <a href={wikiAddress(page)}>{titleOf(intl, page)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
