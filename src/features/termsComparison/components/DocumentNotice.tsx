import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';
import type { PagePicture } from '../documents/readDocument';
import type { DocumentState } from '../documents/useDocument';
import { problems } from '../messages';
import styles from './DocumentNotice.module.css';

interface DocumentNoticeProps {
  state: DocumentState;
  onReadScan: (scan: { name: string; pages: PagePicture[] }) => void;
}

/** How the reading of a file goes. */
export function DocumentNotice({ state, onReadScan }: DocumentNoticeProps) {
  switch (state.status) {
    case 'ready':
      return null;
    case 'reading':
      return (
        <p className={styles.notice} role="status">
          <FormattedMessage id="terms.reading" />
        </p>
      );
    case 'problem':
      return (
        <p className={styles.problem} role="alert">
          <FormattedMessage {...problems[state.problem]} />
        </p>
      );
    case 'scanning':
      return (
        <p className={styles.notice} role="status">
          <FormattedMessage
            id="terms.scan.reading"
            values={{ page: state.page, count: state.count }}
          />
        </p>
      );
    case 'scan':
      return (
        <div className={styles.notice} role="status">
          <p>
            <FormattedMessage id={state.failed ? 'terms.scan.failed' : 'terms.scan'} />
          </p>
          <Button onClick={() => onReadScan(state)}>
            <FormattedMessage id="terms.scan.read" values={{ count: state.pages.length }} />
          </Button>
        </div>
      );
  }
}
