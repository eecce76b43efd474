import { FormattedMessage } from 'react-intl';
import { demoRequested, selectSignedIn, useAppDispatch, useAppSelector } from '@/store';
import { Hero } from './components/Hero';
import { Offers } from './components/Offers';
import styles from './HomeScreen.module.css';
import { messages } from './messages';

/** RT-1, RT-2, SH-8. */
export function HomeScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  const dispatch = useAppDispatch();

  return (
    <div className={styles.screen}>
      <Hero signedIn={signedIn} onTryDemo={() => dispatch(demoRequested())} />
      <section className={styles.section} aria-labelledby="offers">
        <h2 id="offers">
          <FormattedMessage {...messages.offers} />
        </h2>
        <Offers />
      </section>
    </div>
  );
}
