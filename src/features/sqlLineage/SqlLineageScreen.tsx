import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pending, SectionHeader } from '@/ui';
import styles from './SqlLineageScreen.module.css';

const LineageTool = lazy(() =>
  import(/* webpackChunkName: "sqlLineage-tool" */ './tool/LineageTool').then((m) => ({
    default: m.LineageTool,
  })),
);

/** RT-10: where the columns of SQL come from, as a diagram that lives while one types. */
export function SqlLineageScreen() {
  return (
    <div className={styles.screen}>
      <SectionHeader
        level={1}
        title={<FormattedMessage id="lineage.title" />}
        text={<FormattedMessage id="lineage.lead" />}
      />
      <Suspense
        fallback={
          <Pending className={styles.waiting}>
            <FormattedMessage id="shell.busy" />
          </Pending>
        }
      >
        <LineageTool />
      </Suspense>
    </div>
  );
}
