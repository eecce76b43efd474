import { useContent } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import { classes } from '@/ui';
import { homeContent } from '../content';
import styles from './Below.module.css';
import { Doors } from './Doors';
import { Offering } from './Offering';
import { Offers } from './Offers';

/** Everything below the hero. */
export function Below() {
  const { offering, offers, doors } = useContent(homeContent, useAppSelector(selectLocale));
  return (
    <>
      <section className={classes(styles.section, styles.lead)} aria-labelledby="offering">
        <Offering {...offering} />
      </section>
      <section className={styles.band} aria-labelledby="offers">
        <div className={styles.section}>
          <Offers {...offers} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="doors">
        <Doors {...doors} />
      </section>
    </>
  );
}
