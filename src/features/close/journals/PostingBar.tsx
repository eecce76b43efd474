import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ClosePosting } from '@/api';
import { useScreenRights } from '@/store';
import { Button } from '@/ui';
import { Amount } from '../shared/tables/Amount';
import type { CloseView } from '../shared/filters/useCloseView';
import { usePostings } from './usePostings';
import styles from './Journals.module.css';

/** Whether what is seen is posted, and what can be done: post, restate, reverse. Only the base scenario is posted, a locked period stays as it is, and what is out of date is closed again first. */
export function PostingBar({ view, runId }: { view: CloseView; runId: string }) {
  const rights = useScreenRights();
  const { postings, standing, isPosted, isBusy, post, reverse } = usePostings(view, runId);
  const isBase = view.scenario === 'base';
  const { state, isStale } = view.status ?? {};
  const isLocked = state === 'locked';
  const latest = standing[0];
  return (
    <div className={styles.posting}>
      <span className={styles.state} data-posted={isPosted}>
        <FormattedMessage id={isPosted ? 'close.posting.posted' : 'close.posting.preview'} />
      </span>
      {rights.write && isBase && !isLocked && !isPosted && !isStale && (
        <Button look="primary" disabled={isBusy} onClick={post}>
          <FormattedMessage id="close.posting.post" />
        </Button>
      )}
      {rights.delete && isBase && !isLocked && latest && (
        <Button look="outline" disabled={isBusy} onClick={() => reverse(latest)}>
          <FormattedMessage id="close.posting.reverse" />
        </Button>
      )}
      {postings.length > 0 && (
        <details className={styles.history}>
          <summary>
            <FormattedMessage id="close.posting.history" values={{ count: postings.length }} />
          </summary>
          <ol>
            {postings.map((posting) => (
              <li key={posting.postingId}>
                <Posting posting={posting} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function Posting({
  posting: { kind, postedAt, postedBy, lines, debit, reason },
}: {
  posting: ClosePosting;
}) {
  return (
    <>
      <strong>
        <FormattedMessage id={`close.posting.kind.${kind}`} />
      </strong>{' '}
      <FormattedDate value={postedAt} dateStyle="medium" timeStyle="short" />
      {postedBy && ` · ${postedBy.name}`}
      {' · '}
      <FormattedMessage id="close.journal.lineCount" values={{ count: lines }} />
      {' · '}
      <Amount value={debit} />
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}
