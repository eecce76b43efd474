import { FormattedMessage, useIntl } from 'react-intl';
import type { DraftSummary, GridValues } from '@/domain/grid';
import { Button } from '@/ui';
import { Panel } from '@/ui/dialog';
import type { RowFormatters } from '../rows/rowFormatters';
import { DifferenceList } from './DifferenceList';
import styles from './Dialogs.module.css';

interface SaveDialogProps {
  summary: DraftSummary;
  words: RowFormatters;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Lines of a kind that are listed; of the others the number is said. */
const MAX_LISTED = 100;

interface PlainRowsProps {
  kind: 'created' | 'deleted';
  rows: readonly { key: string; values: GridValues }[];
  words: RowFormatters;
}

const headings = {
  created: 'grid.save.created',
  changed: 'grid.save.changed',
  deleted: 'grid.save.deleted',
} as const;

function More({ count }: { count: number }) {
  if (count <= MAX_LISTED) return null;
  return (
    <p className={styles.more}>
      <FormattedMessage id="grid.more" values={{ count: count - MAX_LISTED }} />
    </p>
  );
}

function PlainRows({ kind, rows, words }: PlainRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles[kind]}>
      <h3>
        <FormattedMessage id={headings[kind]} values={{ count: rows.length }} />
      </h3>
      <ul>
        {rows.slice(0, MAX_LISTED).map(({ key, values }) => (
          <li key={key}>{words.title(values)}</li>
        ))}
      </ul>
      <More count={rows.length} />
    </section>
  );
}

/** What a save will do, before it does it. */
export function SaveDialog({ summary, words, busy, onConfirm, onClose }: SaveDialogProps) {
  const { formatMessage } = useIntl();
  const { created, changed, deleted } = summary;
  return (
    <Panel
      title={formatMessage({ id: 'grid.save.title' })}
      closeLabel={formatMessage({ id: 'grid.close' })}
      className={styles.wide}
      onClose={onClose}
    >
      <div
        className={styles.scroll}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached by the keys
        tabIndex={0}
        role="region"
        aria-label={formatMessage({ id: 'grid.save.title' })}
      >
        <PlainRows kind="created" rows={created} words={words} />
        {changed.length > 0 && (
          <section className={styles.changed}>
            <h3>
              <FormattedMessage id={headings.changed} values={{ count: changed.length }} />
            </h3>
            <ul>
              {changed.slice(0, MAX_LISTED).map(({ key, values, differences }) => (
                <li key={key}>
                  {words.title(values)}
                  <DifferenceList differences={differences} words={words} />
                </li>
              ))}
            </ul>
            <More count={changed.length} />
          </section>
        )}
        <PlainRows kind="deleted" rows={deleted} words={words} />
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <FormattedMessage id="grid.cancel" />
        </Button>
        <Button
          look="primary"
          data-first-focus
          aria-busy={busy}
          disabled={busy}
          onClick={onConfirm}
        >
          {busy ? (
            <FormattedMessage id="grid.save.busy" />
          ) : (
            <FormattedMessage
              id="grid.save.confirm"
              values={{ count: created.length + changed.length + deleted.length }}
            />
          )}
        </Button>
      </div>
    </Panel>
  );
}
