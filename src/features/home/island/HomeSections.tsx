import { useContent } from '@/i18n';
import { useLocale } from '@/store';
import { classes } from '@/ui';
import { homeContent } from '../content';
import styles from './HomeSections.module.css';
import { QuickLinks } from './QuickLinks';
import { FeatureCards } from './FeatureCards';
import { Services } from './Services';

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
