import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/store';
import { closeMessages } from '../shared/messages';
import { useUnitText } from '../shared/useUnitText';
import { periodName } from '../shared/periods';
import type { CloseView } from '../shared/filters/useCloseView';
import { closeTitles, type CloseScreenCode } from '../shared/frame/closeScreens';
import { usePageHeader } from './usePageHeader';
import styles from './PrintHead.module.css';

interface PrintHeadProps {
  screen: CloseScreenCode;
  view: CloseView;
  runId: string;
}

/** What stands above figures on paper: whose they are, of when, whether it is locked, in what, and from which run. */
export function PrintHead({ screen, view, runId }: PrintHeadProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { book, period, scenario, unit, currency, status } = view;
  const named = book.scenarios.find(({ id }) => id === scenario)?.name[locale];
  const state = intl.formatMessage(closeMessages[status?.state ?? 'open']);
  const dated = [periodName(period, locale), named, state].filter(Boolean).join(' · ');
  const inUnit = useUnitText()(unit, currency);
  const title = intl.formatMessage(closeTitles[screen]);
  usePageHeader(`${book.name[locale]} · ${title}`, `${dated} · ${inUnit}`);
  return (
    <header className={styles.head} data-print-head>
      <p className={styles.company}>{book.name[locale]}</p>
      <p className={styles.title}>{title}</p>
      <p>{dated}</p>
      <p>
        {inUnit}
        {' · '}
        <FormattedMessage id="close.statements.run" values={{ run: runId }} />
      </p>
      <p>
        <FormattedMessage id="close.rounding" />
      </p>
    </header>
  );
}
