import { FormattedMessage, useIntl } from 'react-intl';
import type { Warning } from '@/domain/qr';
import { result } from '../messages';
import styles from './Results.module.css';

/** What speaks against a code, in sentences. */
export function Warnings({ warnings }: { warnings: Warning[] }) {
  const intl = useIntl();
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={intl.formatMessage(result.warnings)}>
      {warnings.map(({ name, severity, detail }) => (
        <li key={name} data-severity={severity}>
          <svg
            viewBox="0 0 20 20"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            aria-hidden="true"
          >
            <path
              d="M10 3 2.500 16.500h15L10 3ZM10 8v4M10 14.200v.3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span>
            <FormattedMessage id={`qr.warning.${name}`} values={{ detail: detail ?? '' }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
