import { FormattedMessage, useIntl } from 'react-intl';
import {
  selectTermsComparison,
  sidesSwapped,
  useAppDispatch,
  useAppSelector,
  useLocale,
  workClosed,
  workOpened,
} from '@/store';
import { Button, EmptyState, ErrorState, Pending } from '@/ui';
import styles from './ComparisonTool.module.css';
import { KeptWorks } from './components/KeptWorks';
import { useComparison } from './comparison/useComparison';
import { useKeptWorks } from './comparison/useKeptWorks';
import { DocumentPanel } from './DocumentPanel';
import { ResultPanel } from './ResultPanel';
import { loadSample } from './sample';

/** Both wordings, and below them what changed. */
export function ComparisonTool() {
  const intl = useIntl();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { work } = useAppSelector(selectTermsComparison);
  const { old, new: fresh } = work.documents;
  const { status, comparison } = useComparison(old?.text ?? '', fresh?.text ?? '');
  const kept = useKeptWorks(status === 'done');
  const isEmpty = !old && !fresh;

  return (
    <section className={styles.tool} aria-label={intl.formatMessage({ id: 'terms.tool' })}>
      <div className={styles.documents}>
        <DocumentPanel side="old" wording={comparison?.old} />
        <DocumentPanel side="new" wording={comparison?.new} />
      </div>
      <div className={styles.actions}>
        {isEmpty ? (
          <Button
            look="primary"
            onClick={() => void loadSample(locale).then((sample) => dispatch(workOpened(sample)))}
          >
            <FormattedMessage id="terms.sample" />
          </Button>
        ) : (
          <>
            <Button onClick={() => dispatch(sidesSwapped())}>
              <FormattedMessage id="terms.swap" />
            </Button>
            <Button onClick={() => dispatch(workClosed())}>
              <FormattedMessage id="terms.startOver" />
            </Button>
          </>
        )}
      </div>
      {isEmpty && <KeptWorks {...kept} onOpen={(each) => dispatch(workOpened(each))} />}
      {status === 'none' && !isEmpty && (
        <EmptyState>
          <FormattedMessage id="terms.waiting" />
        </EmptyState>
      )}
      {status === 'failed' && (
        <ErrorState>
          <FormattedMessage id="terms.failed" />
        </ErrorState>
      )}
      {status === 'comparing' && !comparison && (
        <Pending>
          <FormattedMessage id="terms.comparing" />
        </Pending>
      )}
      {comparison && (
        <ResultPanel key={work.id} comparison={comparison} stale={status === 'comparing'} />
      )}
    </section>
  );
}
