import { FormattedMessage, useIntl } from 'react-intl';
import { result } from '../../messages';
import styles from './PageTurner.module.css';

interface PageTurnerProps {
  /** From 0. */
  index: number;
  count: number;
  onTurn: (index: number) => void;
}

/** OC-UI: `n / total` with back and forward, where there are several pages. */
export function PageTurner({ index, count, onTurn }: PageTurnerProps) {
  const intl = useIntl();
  return (
    <div className={styles.turner} role="group" aria-label={intl.formatMessage(result.pages)}>
      <button
        type="button"
        aria-label={intl.formatMessage(result.back)}
        disabled={index === 0}
        onClick={() => onTurn(index - 1)}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <span className={styles.place} role="status">
        <FormattedMessage {...result.page} values={{ page: index + 1, total: count }} />
      </span>
      <button
        type="button"
        aria-label={intl.formatMessage(result.next)}
        disabled={index === count - 1}
        onClick={() => onTurn(index + 1)}
      >
        <span aria-hidden="true">›</span>
      </button>
    </div>
  );
}
