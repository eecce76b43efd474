import { useContent } from '@/i18n';
import { useLocale } from '@/store';
import { Card, classes, SectionHeader } from '@/ui';
import { type HomeContent, homeContent } from '../content';
import styles from './HomeSections.module.css';
import { FeatureCards } from './FeatureCards';

/** What the firm does. */
function Services({ title, items }: HomeContent['services']) {
  return (
    <>
      <SectionHeader id="services" title={title} />
      <ul className={styles.services}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ways into the site that need no account. */
function QuickLinks({ title, items }: HomeContent['quickLinks']) {
  return (
    <>
      <SectionHeader id="quick-links" title={title} />
      <ul className={styles.quickLinks}>
        {items.map(({ to, title: heading, text, link }) => (
          <Card key={to} as="li" look="quiet">
            <h3>{heading}</h3>
            <p>{text}</p>
            <a href={to}>{link}</a>
          </Card>
        ))}
      </ul>
    </>
  );
}

/** Everything below the hero. */
export function HomeSections() {
  const { featureCards, services, quickLinks } = useContent(homeContent, useLocale());
  return (
    <>
      <section className={classes(styles.section, styles.lead)} aria-labelledby="features">
        <FeatureCards {...featureCards} />
      </section>
      <section className={styles.band} aria-labelledby="services">
        <div className={styles.section}>
          <Services {...services} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="quick-links">
        <QuickLinks {...quickLinks} />
      </section>
    </>
  );
}
