import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Pending } from '@/ui';
import type { SqlEditorProps } from '@/ui/sqlEditor';

const SqlEditor = lazy(() =>
  import(/* webpackChunkName: "sqlEditor" */ '@/ui/sqlEditor').then((m) => ({
    default: m.SqlEditor,
  })),
);

/** The editor of SQL, which comes when it is first shown. */
export function LateSqlEditor(props: SqlEditorProps) {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <Pending>
          <FormattedMessage id="shell.busy" />
        </Pending>
      }
    >
      <SqlEditor completionsLabel={intl.formatMessage({ id: 'ask.sql.completions' })} {...props} />
    </Suspense>
  );
}
