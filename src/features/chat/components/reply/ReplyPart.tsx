import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatReply } from '@/store';
import { Table, VisuallyHidden } from '@/ui';
import { message as messages } from '../../messages';
import { ImageMessage } from './ImageMessage';
import styles from './ReplyPart.module.css';
import { SourceLink } from './SourceLink';

type Part = ChatReply['parts'][number];

function PartTable({ columns = [], rows = [] }: Part) {
  return (
    <div className={styles.wide}>
      <Table
        columns={columns.map((head, index) => ({
          id: index,
          head: head || (
            <VisuallyHidden>
              <FormattedMessage {...messages.item} />
            </VisuallyHidden>
          ),
          cell: (row: string[]) => row[index],
        }))}
        rows={rows}
        rowKey={(_row, index) => index}
        rowHeads
      />
    </div>
  );
}

/** A piece of an answer with the passage that it stands on. */
export function ReplyPart({ part, showSource }: { part: Part; showSource: boolean }) {
  const intl = useIntl();
  const { type, text, src, caption = '', source } = part;
  if (type === 'say') return <p className={styles.said}>{text}</p>;
  if (type === 'image')
    return src ? <ImageMessage src={src} caption={caption} source={source} /> : null;
  return (
    <figure className={styles[type]}>
      {type === 'table' && <PartTable {...part} />}
      {type === 'formula' && <p className={styles.wide}>{text}</p>}
      {type === 'quote' && <blockquote lang={intl.locale}>{text}</blockquote>}
      {showSource && source && (
        <figcaption>
          <SourceLink source={source} />
        </figcaption>
      )}
    </figure>
  );
}
