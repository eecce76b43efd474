import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/store';
import { periodName } from '../shared/periods';
import type { CloseView } from '../shared/filters/useCloseView';
import styles from './Statements.module.css';

/** What stands above the statements on paper: whose they are, of when, in what, and from which run. */
export function PrintHead({ view, runId }: { view: CloseView; runId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { book, period, scenario, unit, currency } = view;
  const named = book.scenarios.find(({ id }) => id === scenario)?.name[locale];
  return (
    <header className={styles.printHead} data-print-head>
      <p className={styles.company}>{book.name[locale]}</p>
      <p className={styles.printTitle}>
        <FormattedMessage id="close.title.FSRS60010" />
      </p>
      <p>{[periodName(period, locale), named].filter(Boolean).join(' · ')}</p>
      <p>
        {intl.formatMessage({ id: 'close.unit' }, { unit: String(unit), currency })}
        {' · '}
        <FormattedMessage id="close.statements.run" values={{ run: runId }} />
      </p>
    </header>
  );
}
