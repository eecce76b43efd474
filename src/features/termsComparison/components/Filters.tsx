import { FormattedMessage, useIntl } from 'react-intl';
import type { Finding, Gain } from '@/domain/clauses';
import {
  gainsChosen,
  selectTermsComparison,
  typeToggled,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { gains as gainNames, types as typeNames } from '../messages';
import styles from './Filters.module.css';

const typeOrder = Object.keys(typeNames) as (keyof typeof typeNames)[];
const gainOrder: Gain[] = ['policyholder', 'insurer', 'unclear'];

/** What is shown of the findings: by kind, with counts, and by who gains. */
export function Filters({ findings, shown }: { findings: readonly Finding[]; shown: number }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { types, gains } = useAppSelector(selectTermsComparison);
  const countOf = (matches: (finding: Finding) => boolean) => findings.filter(matches).length;
  return (
    <div className={styles.filters}>
      <div
        role="group"
        aria-label={intl.formatMessage({ id: 'terms.kinds' })}
        className={styles.group}
      >
        {typeOrder.map((type) => {
          const count = countOf((finding) => finding.type === type);
          if (count === 0 && !types.includes(type)) return null;
          return (
            <button
              key={type}
              type="button"
              className={styles.chip}
              aria-pressed={types.includes(type)}
              onClick={() => dispatch(typeToggled(type))}
            >
              <FormattedMessage {...typeNames[type]} />{' '}
              <span className={styles.count}>{count}</span>
            </button>
          );
        })}
      </div>
      <div
        role="group"
        aria-label={intl.formatMessage({ id: 'terms.gains' })}
        className={styles.group}
      >
        <span className={styles.label} aria-hidden="true">
          <FormattedMessage id="terms.gains" />
        </span>
        {[null, ...gainOrder].map((gain) => (
          <button
            key={gain ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={gains === gain}
            onClick={() => dispatch(gainsChosen(gain))}
          >
            <FormattedMessage {...(gain ? gainNames[gain] : { id: 'terms.gains.all' })} />{' '}
            <span className={styles.count}>
              {gain ? countOf((finding) => finding.gains === gain) : findings.length}
            </span>
          </button>
        ))}
        {shown < findings.length && (
          <span role="status" className={styles.label}>
            <FormattedMessage id="terms.shown" values={{ shown, count: findings.length }} />
          </span>
        )}
      </div>
    </div>
  );
}
