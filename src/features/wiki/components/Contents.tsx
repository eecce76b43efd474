import { FormattedMessage } from 'react-intl';
import type { WikiPage } from '@/domain/wiki';
import { messages } from '../messages';

/** The headings of the page: beside the text on wide screens. */
export function Contents({ contents }: Pick<WikiPage, 'contents'>) {
  return (
    <nav data-contents aria-labelledby="wiki-contents">
      <p id="wiki-contents">
        <FormattedMessage {...messages.contents} />
      </p>
      <ul>
        {contents.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
