import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatReply } from '@/store';
import { Table, VisuallyHidden } from '@/ui';
import { message as messages } from '../../messages';
import { ImageMessage } from './ImageMessage';
import styles from './ReplyPart.module.css';
import { SourceLink } from './SourceLink';

type Part = ChatReply['parts'][number];

/** A number with its sign and unit, or the dash that stands for none. */
const isFigure = (cell = '') => /^[-−+(]?[\d.,\s]*\d%?\)?$|^[-–—]?$/.test(cell.trim());

function PartTable({ columns = [], rows = [], source }: Part) {
  return (
    <div
      className={styles.wide}
      role="group"
      aria-label={source?.title ?? columns.join(', ')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <Table
        columns={columns.map((head, index) => ({
          id: index,
          head: head || (
            <VisuallyHidden>
              <FormattedMessage {...messages.item} />
            </VisuallyHidden>
          ),
          cell: (row: string[]) => row[index],
          align: index > 0 && rows.every((row) => isFigure(row[index])) ? 'end' : undefined,
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
  const { type, text, src, width, height, caption = '', source } = part;
  if (type === 'say') return <p className={styles.said}>{text}</p>;
  if (type === 'image')
    return src ? (
      <ImageMessage src={src} width={width} height={height} caption={caption} source={source} />
    ) : null;
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
