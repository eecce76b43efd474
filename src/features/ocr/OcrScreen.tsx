import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pending, SectionHeader } from '@/ui';
import { Notes } from './components/Notes';
import { page } from './messages';
import styles from './OcrScreen.module.css';

/** The page that was sent shows the tool at once; what makes it work comes after the page. */
const OcrTool = lazy(() =>
  import(/* webpackChunkName: "ocr-island" */ './tool/OcrTool').then((m) => ({
    default: m.OcrTool,
  })),
);

/** RT-6. */
export function OcrScreen() {
  return (
    <>
      <div className={styles.screen}>
        <SectionHeader
          level={1}
          title={<FormattedMessage {...page.heading} />}
          text={<FormattedMessage {...page.lead} />}
        />
        <Suspense
          fallback={
            <Pending className={styles.waiting}>
              <FormattedMessage id="shell.busy" />
            </Pending>
          }
        >
          <OcrTool />
        </Suspense>
      </div>
      <Notes />
    </>
  );
}
