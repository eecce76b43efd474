import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui';
import { messages } from '../messages';
import { CsmFigure } from './CsmFigure';
import styles from './Hero.module.css';

/** The headline and the button with two states: a stranger asks for a demonstration, a signed-in visitor opens it. */
export function Hero({ signedIn, onTryDemo }: { signedIn: boolean; onTryDemo: () => void }) {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="headline">
            <FormattedMessage {...messages.headline} />
          </h1>
          <p>
            <FormattedMessage {...messages.lead} />
          </p>
          <div className={styles.actions}>
            {signedIn ? (
              <Button look="primary" onClick={onTryDemo}>
                <FormattedMessage {...messages.tryDemo} />
              </Button>
            ) : (
              <Link to="/ApplyForConsultation" className={buttonClass({ look: 'primary' })}>
                <FormattedMessage {...messages.requestDemo} />
              </Link>
            )}
          </div>
        </div>
        <CsmFigure />
      </div>
    </section>
  );
}
