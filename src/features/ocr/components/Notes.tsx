import { FormattedMessage } from 'react-intl';
import { SiteLink } from '@/ui';
import { notes, page } from '../messages';
import styles from './Notes.module.css';

/** What the tool reads, where it ends, and what becomes of the file. */
export function Notes() {
  return (
    <section className={styles.band} aria-labelledby="ocr-notes">
      <div className={styles.inner}>
        <h2 id="ocr-notes">
          <FormattedMessage {...page.notes} />
        </h2>
        <ul className={styles.notes}>
          {notes.map(({ title, text }) => (
            <li key={title.id}>
              <h3>
                <FormattedMessage {...title} />
              </h3>
              <p>
                <FormattedMessage {...text} />
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.ask}>
          <FormattedMessage {...page.ask} />{' '}
          <SiteLink to="/ApplyForConsultation">
            <FormattedMessage {...page.askLink} />
          </SiteLink>
          <br />
          <FormattedMessage {...page.codes} />{' '}
          <SiteLink to="/solution/QrcodeScanner">
            <FormattedMessage {...page.codesLink} />
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
