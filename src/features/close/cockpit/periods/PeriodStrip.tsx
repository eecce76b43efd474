import { FormattedMessage, useIntl } from 'react-intl';
import type { ClosePeriod, CloseRun } from '@/api';
import { periodAfter, periodsOf } from '@/domain/close';
import { closeFilterActions, useAppDispatch, useLocale } from '@/store';
import { classes } from '@/ui';
import { Icon } from '@/ui/icons';
import { closeMessages } from '../../shared/messages';
import { periodName } from '../../shared/periods';
import { useCentredChoice } from '../../shared/useCentredChoice';
import type { CloseView } from '../../shared/filters/useCloseView';
import { isUnderWay } from '../runs/runFigures';
import styles from './PeriodStrip.module.css';

interface PeriodStripProps {
  view: CloseView;
  periods: readonly ClosePeriod[];
  runs: readonly CloseRun[];
}

/** All quarters of the book in a row: which are closed, locked, stale, being closed; choosing one shows it. */
export function PeriodStrip({ view, periods, runs }: PeriodStripProps) {
  const intl = useIntl();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { book, scenario } = view;
  const all = periodsOf(book);
  // The periods of a published example may be years; of one that has a single period nothing says how long that is.
  const isQuarterly =
    !book.example ||
    (all.length > 1 &&
      all.slice(1).every((period, index) => period === periodAfter(all[index] ?? '')));
  const years = [...new Set(all.map((period) => period.slice(0, 4)))];
  const strip = useCentredChoice<HTMLDivElement>(`${book.id} ${view.period}`);
  return (
    <div
      ref={strip}
      className={styles.strip}
      role="group"
      aria-label={intl.formatMessage({ id: 'close.periods' })}
    >
      {years.map((year) => (
        <div key={year} className={styles.year}>
          <span aria-hidden="true">{year}</span>
          <div className={styles.quarters}>
            {all
              .filter((period) => period.startsWith(year))
              .map((period) => {
                const known = periods.find(
                  (each) => each.period === period && each.scenarioId === scenario,
                );
                const running = runs.some(
                  (run) => run.period === period && run.scenarioId === scenario && isUnderWay(run),
                );
                const state = known?.state ?? 'open';
                return (
                  <button
                    key={period}
                    type="button"
                    aria-pressed={period === view.period}
                    className={classes(
                      styles.quarter,
                      styles[state],
                      running && styles.running,
                      known?.isStale && styles.stale,
                    )}
                    title={periodName(period, locale)}
                    onClick={() => dispatch(closeFilterActions.periodChosen(period))}
                  >
                    <span aria-hidden="true">
                      {isQuarterly ? (
                        <FormattedMessage
                          id="close.quarter"
                          values={{ quarter: Math.ceil(Number(period.slice(5)) / 3) }}
                        />
                      ) : (
                        periodName(period, locale)
                      )}
                    </span>
                    {state === 'locked' && <Icon name="lock" size={12} />}
                    <span className={styles.spoken}>
                      {periodName(period, locale)},{' '}
                      {running ? (
                        <FormattedMessage id="close.runState.running" />
                      ) : (
                        <FormattedMessage {...closeMessages[state]} />
                      )}
                      {known?.isStale && <FormattedMessage id="close.period.stale" />}
                    </span>
                  </button>
                );
              })}
          </div>
        </div>
      ))}
    </div>
  );
}
