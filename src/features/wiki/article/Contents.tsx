import { FormattedMessage } from 'react-intl';
import type { WikiPage } from '@/domain/wiki';
import { messages } from '../messages';

function Headings({ contents }: Pick<WikiPage, 'contents'>) {
  return (
    <ul>
      {contents.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/** The headings of the page: beside the text on wide screens, to be unfolded above it on others. */
export function Contents({ contents }: Pick<WikiPage, 'contents'>) {
  return (
    <>
      <nav data-contents aria-labelledby="wiki-contents">
        <p id="wiki-contents">
          <FormattedMessage {...messages.contents} />
        </p>
        <Headings contents={contents} />
      </nav>
      <details data-unfolds>
        <summary>
          <FormattedMessage {...messages.contents} />
        </summary>
        <Headings contents={contents} />
      </details>
    </>
  );
}
