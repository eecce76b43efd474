import { type ReactNode, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/store';
import { AsyncContent, classes } from '@/ui';
import { useFocusRescue } from '@/ui/focus';
import { AmountScaleContext } from '../tables/amounts';
import { type CloseScreenCode, closeTitles, nextScreens, presentingScreens } from './closeScreens';
import { ComparisonNote } from './ComparisonNote';
import { DrillLink } from './DrillLink';
import { FilterBar } from '../filters/FilterBar';
import { closeMessages } from '../messages';
import { periodName } from '../periods';
import { ConnectionNote } from './ConnectionNote';
import { StaleNote } from './StaleNote';
import { StepNav } from './StepNav';
import { UnknownNote } from './UnknownNote';
import { useCloseAddress } from '../filters/useCloseAddress';
import { type CloseView, useCloseView } from '../filters/useCloseView';
import styles from './CloseFrame.module.css';

interface CloseFrameProps {
  screen: CloseScreenCode;
  /** Beside the title. */
  tools?: (view: CloseView) => ReactNode;
  children: (view: CloseView) => ReactNode;
}

/** Runs, assumptions and the ledger are in the currency in which the company keeps its books (30, IAS 21.21). */
const shownOn = (screen: CloseScreenCode, view: CloseView): CloseView =>
  presentingScreens.has(screen)
    ? view
    : { ...view, currency: view.book.currency, currencies: [view.book.currency] };

/** What stands around each of the five screens: title, state of the period, the story's steps, filters, and the way on; and in the content's place while there is no book. */
export function CloseFrame({ screen, tools, children }: CloseFrameProps) {
  const intl = useIntl();
  const locale = useLocale();
  const frame = useRef<HTMLElement>(null);
  useFocusRescue(frame);
  useCloseAddress();
  const { books, bookId, view: chosen, filtering, failed, retry } = useCloseView();
  const view = chosen && shownOn(screen, chosen);
  const unit = chosen?.unit ?? 1;
  const digits = chosen?.book.kind === 'example' && unit === 1 ? 2 : 0;
  const scale = useMemo(() => ({ unit, digits }), [unit, digits]);
  const state = view?.status?.state ?? 'open';
  const next = nextScreens[screen];
  return (
    <section
      ref={frame}
      className={styles.screen}
      aria-label={intl.formatMessage(closeTitles[screen])}
    >
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1>{intl.formatMessage(closeTitles[screen])}</h1>
          {view && (
            <p className={styles.status}>
              {periodName(view.period, locale)}
              <span className={classes(styles.badge, styles[state])}>
                <FormattedMessage {...closeMessages[state]} />
              </span>
            </p>
          )}
          {view && tools && <div className={styles.tools}>{tools(view)}</div>}
        </div>
        <StepNav current={screen} />
        {filtering && (
          <FilterBar
            view={shownOn(screen, filtering)}
            bookId={bookId}
            books={books.map(({ bookId: value, kind, name }) => ({
              value,
              label: name[locale],
              section: intl.formatMessage(closeMessages[kind]),
            }))}
          />
        )}
      </header>
      <AsyncContent
        failed={failed}
        ready={view !== undefined}
        size="panel"
        lines={8}
        texts={{
          pending: intl.formatMessage({ id: 'close.pending' }),
          failed: intl.formatMessage({ id: 'close.failed' }),
        }}
        retry={{ label: intl.formatMessage({ id: 'close.retry' }), onRetry: retry }}
      >
        {view && (
          <AmountScaleContext value={scale}>
            <div className={styles.body}>
              <ConnectionNote />
              {view.status?.isStale && <StaleNote status={view.status} />}
              <UnknownNote view={view} />
              <ComparisonNote view={view} />
              {children(view)}
              {next && state !== 'open' && (
                <p className={styles.next}>
                  <DrillLink to={next.to}>
                    <FormattedMessage id={next.id} />
                  </DrillLink>
                </p>
              )}
            </div>
          </AmountScaleContext>
        )}
      </AsyncContent>
    </section>
  );
}
