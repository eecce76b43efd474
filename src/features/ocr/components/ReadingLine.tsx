import { useIntl } from 'react-intl';
import type { Progress } from '@/api';
import { source } from '../messages';
import styles from './ReadingLine.module.css';

/** How far the reading is: pages where there are several and the server counts them, otherwise only that it goes on. */
export function ReadingLine({ progress }: { progress: Progress | null }) {
  const intl = useIntl();
  const pages = progress && progress.total > 1 ? progress : null;
  const label = pages
    ? intl.formatMessage(source.readingPages, { ...pages })
    : intl.formatMessage(source.reading);
  return (
    <div className={styles.reading}>
      <p>{label}</p>
      <div
        className={styles.line}
        role="progressbar"
        aria-label={intl.formatMessage(source.reading)}
        aria-valuetext={label}
        {...(pages && {
          'aria-valuemin': 0,
          'aria-valuemax': pages.total,
          'aria-valuenow': pages.done,
        })}
      >
        <span
          className={pages ? styles.part : styles.sweep}
          style={pages ? { width: `${(pages.done / pages.total) * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}
