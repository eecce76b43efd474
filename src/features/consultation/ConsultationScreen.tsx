import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pending, SectionHeader } from '@/ui';
import { ServiceCards } from './components/ServiceCards';
import styles from './ConsultationScreen.module.css';
import { contact, page } from './messages';

/** The page that was sent shows the form at once; what makes it work comes after the page. */
const ContactForm = lazy(() =>
  import(/* webpackChunkName: "consultation-island" */ './contactForm/ContactForm').then((m) => ({
    default: m.ContactForm,
  })),
);

/** RT-3, SH-12. */
export function ConsultationScreen() {
  return (
    <div className={styles.screen}>
      <SectionHeader
        level={1}
        title={<FormattedMessage {...page.heading} />}
        text={<FormattedMessage {...page.lead} />}
      />
      <div className={styles.parts}>
        <section className={styles.services} aria-labelledby="services">
          <h2 id="services">
            <FormattedMessage {...page.services} />
          </h2>
          <ServiceCards />
        </section>
        <section className={styles.contact} aria-labelledby="contact">
          <h2 id="contact" tabIndex={-1}>
            <FormattedMessage {...contact.title} />
          </h2>
          <Suspense
            fallback={
              <Pending className={styles.waiting}>
                <FormattedMessage id="shell.busy" />
              </Pending>
            }
          >
            <ContactForm />
          </Suspense>
        </section>
      </div>
    </div>
  );
}
