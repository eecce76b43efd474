import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { selectDemoAllowed, selectSignedIn, showAlert, useAppDispatch, useAppSelector } from '@/store';
import { Hero } from './components/Hero';
import { Offers } from './components/Offers';
import styles from './HomeScreen.module.css';
import { messages } from './messages';

/** RT-1, RT-2, SH-8. */
export function HomeScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  const allowed = useAppSelector(selectDemoAllowed);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  /** SE-8. */
  const tryDemo = () => {
    if (allowed) void navigate('/demo');
    else dispatch(showAlert({ type: 'warning', text: { id: messages.demoForbidden.id } }));
  };

  return (
    <div className={styles.screen}>
      <Hero signedIn={signedIn} onTryDemo={tryDemo} />
      <section className={styles.section} aria-labelledby="offers">
        <h2 id="offers">
          <FormattedMessage {...messages.offers} />
        </h2>
        <Offers />
      </section>
    </div>
  );
}
