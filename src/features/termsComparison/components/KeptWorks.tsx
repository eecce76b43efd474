import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { KeptWork } from '../comparison/keptWorks';
import styles from './KeptWorks.module.css';

interface KeptWorksProps {
  works: readonly KeptWork[];
  onOpen: (work: KeptWork) => void;
  onForget: (id: string) => void;
}

/** Comparisons of earlier visits. */
export function KeptWorks({ works, onOpen, onForget }: KeptWorksProps) {
  const intl = useIntl();
  if (works.length === 0) return null;
  const nameOf = ({ documents }: KeptWork) => {
    const untitled = intl.formatMessage({ id: 'terms.kept.untitled' });
    return intl.formatMessage(
      { id: 'terms.kept.pair' },
      { old: documents.old?.name || untitled, new: documents.new?.name || untitled },
    );
  };
  return (
    <section className={styles.kept} aria-labelledby="terms-kept">
      <h2 id="terms-kept">
        <FormattedMessage id="terms.kept" />
      </h2>
      <ul>
        {works.map((work) => (
          <li key={work.id}>
            <button type="button" className={styles.open} onClick={() => onOpen(work)}>
              <span className={styles.name}>{nameOf(work)}</span>
              <span className={styles.date}>
                <FormattedDate value={work.at} dateStyle="medium" timeStyle="short" />
              </span>
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={intl.formatMessage({ id: 'terms.kept.forget' }, { name: nameOf(work) })}
              onClick={() => onForget(work.id)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
