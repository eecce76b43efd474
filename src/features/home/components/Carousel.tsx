import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import styles from './Carousel.module.css';
import { useCarousel } from './useCarousel';

function Icon({ path }: { path: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/**
 * SH-8, after the APG carousel pattern. The slides stand side by side in a row that scrolls and snaps, so a finger, and a page without the
 * application, can move them as well.
 */
export function Carousel({ children }: { children: ReactNode[] }) {
  const intl = useIntl();
  const count = children.length;
  const { section, track, index, alive, playing, show, toggle } = useCarousel(count);
  const button = (name: keyof typeof messages, path: string, onClick: () => void) => (
    <button type="button" aria-label={intl.formatMessage(messages[name])} onClick={onClick}>
      <Icon path={path} />
    </button>
  );
  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={intl.formatMessage(messages.carousel)}
    >
      <div className={styles.controls}>
        {playing
          ? button('pause', 'M7 4v12M13 4v12', toggle)
          : button('play', 'M6 4l9 6-9 6z', toggle)}
        <div className={styles.choice} data-holds>
          {button('previous', 'M12 4l-6 6 6 6', () => show(index - 1))}
          {children.map((_slide, number) => (
            <button
              key={number}
              type="button"
              className={styles.dot}
              aria-label={intl.formatMessage(
                { id: 'home.carousel.choose' },
                { number: number + 1, count },
              )}
              aria-current={number === index}
              onClick={() => show(number)}
            />
          ))}
          {button('next', 'M8 4l6 6-6 6', () => show(index + 1))}
        </div>
      </div>
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-live={playing ? 'off' : 'polite'}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
        tabIndex={0}
        data-holds
      >
        {children.map((slide, number) => (
          <div
            key={number}
            role="group"
            aria-roledescription="slide"
            aria-label={intl.formatMessage(
              { id: 'home.carousel.slide' },
              { number: number + 1, count },
            )}
            aria-hidden={alive && number !== index}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
