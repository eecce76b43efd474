import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pending, SectionHeader } from '@/ui';
import styles from './TextToSqlScreen.module.css';

const SourceSwitch = lazy(() =>
  import(/* webpackChunkName: "textToSql-tool" */ './tool/SourceSwitch').then((m) => ({
    default: m.SourceSwitch,
  })),
);

/** RT-10: questions in plain words on the books, with their SQL, their rows and where those come from. */
export function TextToSqlScreen() {
  return (
    <div className={styles.screen}>
      <SectionHeader
        level={1}
        title={<FormattedMessage id="ask.title" />}
        text={<FormattedMessage id="ask.lead" />}
      />
      <Suspense
        fallback={
          <Pending className={styles.waiting}>
            <FormattedMessage id="shell.busy" />
          </Pending>
        }
      >
        <SourceSwitch />
      </Suspense>
    </div>
  );
}
