import { FormattedMessage, useIntl } from 'react-intl';
import { tree, wikiAddress } from '@/domain/wiki';
import { messages } from '../messages';
import { shortTitle } from '../titles';

/** WK-2: a path that no section has; the chapters lead back. */
export function UnknownSection() {
  const intl = useIntl();
  return (
    <>
      <header>
        <h1>
          <FormattedMessage {...messages.unknownHeading} />
        </h1>
        <p data-summary>
          <FormattedMessage {...messages.unknownText} />
        </p>
      </header>
      <ol data-text>
        {tree.map((chapter) => (
          <li key={chapter.path} value={Number(chapter.path)}>
            <a href={wikiAddress(chapter.path)}>{shortTitle(intl, chapter)}</a>
          </li>
        ))}
      </ol>
    </>
  );
}
