import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Locale } from '@/domain/locale';
import { Button, buttonClass, SiteLink, StaticIsland } from '@/ui';
import { messages } from '../messages';
import { Carousel } from './Carousel';
import styles from './Hero.module.css';

const Slide = lazy(() =>
  import(/* webpackChunkName: "home-island" */ '../island').then((m) => ({ default: m.Slide })),
);
const slides = ['csm', 'close', 'bridge'] as const;

interface HeroProps {
  signedIn: boolean;
  locale: Locale;
  onTryDemo: () => void;
}

/** The headline, the button with two states (a stranger asks for a demonstration, a signed-in visitor opens it) and the carousel. */
export function Hero({ signedIn, locale, onTryDemo }: HeroProps) {
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
              <SiteLink to="/ApplyForConsultation" className={buttonClass({ look: 'primary' })}>
                <FormattedMessage {...messages.requestDemo} />
              </SiteLink>
            )}
          </div>
        </div>
        <Carousel>
          {slides.map((id) => (
            <StaticIsland key={id} name={`slide-${id}`} version={locale} className={styles.slide}>
              <Slide id={id} />
            </StaticIsland>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
