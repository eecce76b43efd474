import { FormattedMessage } from 'react-intl';
import type { Scan } from '@/store';
import { failures, result } from '../messages';
import { CodeCard } from './CodeCard';
import styles from './Results.module.css';

function From({ scan: { name, page } }: { scan: Scan }) {
  if (name === null) return <FormattedMessage {...result.fromCamera} />;
  return page ? (
    <FormattedMessage {...result.page} values={{ name, page }} />
  ) : (
    <FormattedMessage {...result.from} values={{ name }} />
  );
}

/** What was read, source by source; or why nothing was. */
export function Results({ scans }: { scans: Scan[] }) {
  return (
    <div className={styles.results}>
      {scans.map((scan) => (
        <section key={scan.id} className={styles.source}>
          <p className={styles.from}>
            <From scan={scan} />
            {scan.codes.length > 1 && (
              <>
                {' · '}
                <FormattedMessage {...result.count} values={{ count: scan.codes.length }} />
              </>
            )}
          </p>
          {scan.failure ? (
            <p className={styles.failure}>
              <FormattedMessage {...failures[scan.failure]} />
            </p>
          ) : (
            scan.codes.length === 0 && (
              <p className={styles.none}>
                <strong>
                  <FormattedMessage {...result.none} />
                </strong>{' '}
                <FormattedMessage {...result.noneHint} />
              </p>
            )
          )}
          {scan.codes.length > 0 && (
            <ol className={styles.cards}>
              {scan.codes.map((code, index) => (
                <li key={`${index} ${code.text}`}>
                  <CodeCard code={code} number={scan.codes.length > 1 ? index + 1 : undefined} />
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}
