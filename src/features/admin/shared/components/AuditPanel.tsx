import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import { differences, type GridValues } from '@/domain/grid';
import { type AdminAuditEntry, useListAdminAuditQuery } from '@/store/server';
import { Button } from '@/ui';
import type { RowWords } from '../rowWords';
import styles from './AuditPanel.module.css';
import { DifferenceList } from './DifferenceList';

export interface AuditedRow {
  key: string;
  title: string;
  /** Stands for all rows whose keys begin with its own, as a role does for its rights. */
  branch?: boolean;
}

interface AuditPanelProps {
  resource: ResourceName;
  /** The row whose changes are shown; undefined where none is chosen. */
  chosen: AuditedRow | undefined;
  words: RowWords;
}

const PAGE = 20;
const actions = {
  create: 'grid.audit.create',
  update: 'grid.audit.update',
  delete: 'grid.audit.delete',
  export: 'grid.audit.export',
} as const;

/** Lists are said with commas. */
function plain(values: AdminAuditEntry['before']): GridValues {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : value]),
  );
}

function Entry({ entry, words }: { entry: AdminAuditEntry; words: RowWords }) {
  const { formatDate } = useIntl();
  const { at, name, username, action, key, before, after } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <li data-action={action}>
      <p className={styles.head}>
        <strong>
          <FormattedMessage id={actions[action]} />
        </strong>
        {key && <span>{key}</span>}
      </p>
      <p className={styles.who}>
        <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
        <span title={username}>{name}</span>
      </p>
      {action === 'update' && <DifferenceList differences={differences(fields, plain(before), plain(after))} words={words} />}
    </li>
  );
}

/** Who changed what and when, before and after: of the chosen row, or of all. */
export function AuditPanel({ resource, chosen, words }: AuditPanelProps) {
  const [all, setAll] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const key = all ? undefined : chosen?.key;
  const { data, isError, isFetching } = useListAdminAuditQuery({ resource, [chosen?.branch ? 'under' : 'key']: key, limit });
  const { entries = [], total = 0 } = data?.data ?? {};
  return (
    <section className={styles.panel} aria-labelledby={`audit-${resource}`} aria-busy={isFetching}>
      <h2 id={`audit-${resource}`}>
        <FormattedMessage id="grid.audit.title" />
      </h2>
      <label className={styles.all}>
        <input type="checkbox" checked={all || !chosen} disabled={!chosen} onChange={(event) => setAll(event.target.checked)} />
        <FormattedMessage id="grid.audit.all" />
      </label>
      {!all && chosen && <p className={styles.of}>{chosen.title}</p>}
      {isError && (
        <p role="alert">
          <FormattedMessage id="grid.audit.failed" />
        </p>
      )}
      {!isFetching && !isError && entries.length === 0 && (
        <p>
          <FormattedMessage id="grid.audit.none" />
        </p>
      )}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} words={words} />
        ))}
      </ol>
      {entries.length < total && (
        <Button look="plain" onClick={() => setLimit((before) => Math.min(500, before + PAGE))}>
          <FormattedMessage id="grid.audit.older" />
        </Button>
      )}
    </section>
  );
}
