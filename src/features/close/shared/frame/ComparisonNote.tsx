import { FormattedMessage } from 'react-intl';
import { useLocale } from '@/store';
import { comparedRun } from '../filters/compared';
import type { CloseView } from '../filters/useCloseView';
import { periodName } from '../periods';
import styles from './CloseFrame.module.css';

/** What the filters compare with was not closed: nothing stands beside the figures, and it is said why. */
export function ComparisonNote({ view }: { view: CloseView }) {
  const locale = useLocale();
  const { book, comparison, period, scenario } = view;
  if (comparison === null || comparedRun(view) !== undefined) return null;
  const of = comparison.kind === 'scenario' ? comparison.id : scenario;
  return (
    <p className={styles.note} role="status">
      <FormattedMessage
        id="close.compare.notClosed"
        values={{
          period: periodName(comparison.kind === 'period' ? comparison.id : period, locale),
          scenario: book.scenarios.find(({ id }) => id === of)?.name[locale] ?? of,
        }}
      />
    </p>
  );
}
