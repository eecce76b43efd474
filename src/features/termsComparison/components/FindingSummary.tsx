import { FormattedMessage } from 'react-intl';
import type { Finding, Place } from '@/domain/clauses';
import { VisuallyHidden } from '@/ui';
import { gainOf, types } from '../messages';
import styles from './FindingSummary.module.css';

/** As a reader names it: the article, and the paragraph or item within. */
export const placeText = (place: Place | null): string =>
  place ? [place.article, place.clause].filter(Boolean).join(' ') || place.title : '';

/** The kind of a change, where it stands, what it was and is, and who gains. */
export function FindingSummary({ finding }: { finding: Finding }) {
  const { type, old, new: fresh, before, after, gains } = finding;
  const gain = gainOf[gains];
  const [was, is] = [placeText(old), placeText(fresh)];
  return (
    <>
      <span className={styles.line}>
        <span className={styles.type}>
          <FormattedMessage {...types[type]} />
        </span>
        <span className={styles.place}>
          {was && is && was !== is ? `${was} → ${is}` : is || was}
        </span>
        {gain && (
          <span className={styles.gain} data-gains={gains}>
            <FormattedMessage {...gain} />
          </span>
        )}
      </span>
      <span className={styles.change}>
        {before && (
          <del>
            <VisuallyHidden>
              <FormattedMessage id="terms.removedText" />{' '}
            </VisuallyHidden>
            {before}
          </del>
        )}
        {before && after && ' '}
        {after && (
          <ins>
            <VisuallyHidden>
              <FormattedMessage id="terms.addedText" />{' '}
            </VisuallyHidden>
            {after}
          </ins>
        )}
      </span>
    </>
  );
}
