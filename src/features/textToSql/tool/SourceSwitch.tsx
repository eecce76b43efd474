import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Pending } from '@/ui';
import { AskTool } from './AskTool';
import styles from './AskTool.module.css';

const OwnTablesTool = lazy(() =>
  import(/* webpackChunkName: "textToSql-ownTables" */ '../ownTables/OwnTablesTool').then((m) => ({
    default: m.OwnTablesTool,
  })),
);

/** Questions on the books, or on tables that somebody defines. */
export function SourceSwitch() {
  const intl = useIntl();
  const [isOwn, setIsOwn] = useState(false);
  const [ddl, setDdl] = useState('');
  return (
    <div className={styles.tool}>
      <div
        className={styles.sources}
        role="group"
        aria-label={intl.formatMessage({ id: 'ask.source' })}
      >
        <Button aria-pressed={!isOwn} onClick={() => setIsOwn(false)}>
          <FormattedMessage id="ask.source.books" />
        </Button>
        <Button aria-pressed={isOwn} onClick={() => setIsOwn(true)}>
          <FormattedMessage id="ask.source.own" />
        </Button>
      </div>
      {isOwn ? (
        <Suspense
          fallback={
            <Pending>
              <FormattedMessage id="shell.busy" />
            </Pending>
          }
        >
          <OwnTablesTool ddl={ddl} onEdit={setDdl} />
        </Suspense>
      ) : (
        <AskTool />
      )}
    </div>
  );
}
