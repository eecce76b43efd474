import { FormattedMessage, useIntl } from 'react-intl';
import type { Finding } from '@/domain/clauses';
import { noteWritten, selectTermsComparison, useAppDispatch, useAppSelector } from '@/store';
import { TextArea } from '@/ui/forms';
import { findingKey } from '../comparison/findingKey';
import { reasons } from '../messages';
import styles from './FindingList.module.css';

/** What the text shows of who gains, and what somebody noted. */
export function FindingDetail({ finding }: { finding: Finding }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const key = findingKey(finding);
  const { notes } = useAppSelector(selectTermsComparison).work;
  return (
    <div className={styles.detail}>
      {finding.reason && (
        <p>
          <FormattedMessage {...reasons[finding.reason]} />
        </p>
      )}
      <TextArea
        id="terms-note"
        label={intl.formatMessage({ id: 'terms.note' })}
        hint={intl.formatMessage({ id: 'terms.note.hint' })}
        rows={2}
        value={notes[key] ?? ''}
        onChange={(event) => dispatch(noteWritten({ finding: key, text: event.target.value }))}
      />
    </div>
  );
}
