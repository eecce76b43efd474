import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pending, SectionHeader } from '@/ui';
import styles from './TermsComparisonScreen.module.css';

/** The page that was sent shows the tool at once, in its styles; what makes it work comes after the page. */
const ComparisonTool = lazy(() =>
  import(/* webpackChunkName: "termsComparison-island" */ './ComparisonTool').then((m) => ({
    default: m.ComparisonTool,
  })),
);

/** RT-12: two insurance wordings, what changed between them, and who gains. */
export function TermsComparisonScreen() {
  return (
    <div className={styles.screen}>
      <SectionHeader
        level={1}
        title={<FormattedMessage id="terms.heading" />}
        text={<FormattedMessage id="terms.lead" />}
      />
      <p className={styles.private}>
        <FormattedMessage id="terms.private" />
      </p>
      <Suspense
        fallback={
          <Pending className={styles.waiting}>
            <FormattedMessage id="shell.busy" />
          </Pending>
        }
      >
        <ComparisonTool />
      </Suspense>
    </div>
  );
}
