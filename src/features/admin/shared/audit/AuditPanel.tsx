import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import { differences, type GridValues } from '@/domain/grid';
import { type AdminAuditEntry, useListAdminAuditQuery } from '@/api';
import { Button, EmptyState, ErrorState, Pending } from '@/ui';
import type { RowFormatters } from '../rows/rowFormatters';
import styles from './AuditPanel.module.css';
import { DifferenceList } from '../saving/DifferenceList';

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
  words: RowFormatters;
}

const PAGE_ENTRIES = 20;
const actions = {
  create: 'grid.audit.create',
  update: 'grid.audit.update',
  delete: 'grid.audit.delete',
  export: 'grid.audit.export',
} as const;

/** Lists are said with commas. */
function plain(values: AdminAuditEntry['before']): GridValues {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}

function Entry({ entry, words }: { entry: AdminAuditEntry; words: RowFormatters }) {
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
      {action === 'update' && (
        <DifferenceList
          differences={differences(fields, plain(before), plain(after))}
          words={words}
        />
      )}
    </li>
  );
}

interface AuditEntriesProps extends Pick<AuditPanelProps, 'resource' | 'words'> {
  /** What the entries are about; without it, about all. */
  of?: { key: string } | { under: string };
}

/** Mounted anew for whatever else it is about: the history of one row never stands under the title of another. */
function AuditEntries({ resource, of, words }: AuditEntriesProps) {
  const [limit, setLimit] = useState(PAGE_ENTRIES);
  const { data, isError, isFetching } = useListAdminAuditQuery({ resource, ...of, limit });
  const { entries = [], total = 0 } = data ?? {};
  return (
    <div className={styles.about} aria-busy={isFetching}>
      {isFetching && !data && (
        <Pending size="line">
          <FormattedMessage id="grid.pending" />
        </Pending>
      )}
      {isError && (
        <ErrorState size="line">
          <FormattedMessage id="grid.audit.failed" />
        </ErrorState>
      )}
      {!isFetching && !isError && entries.length === 0 && (
        <EmptyState size="line">
          <FormattedMessage id="grid.audit.none" />
        </EmptyState>
      )}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} words={words} />
        ))}
      </ol>
      {entries.length < total && (
        <Button
          look="plain"
          onClick={() => setLimit((before) => Math.min(500, before + PAGE_ENTRIES))}
        >
          <FormattedMessage id="grid.audit.older" />
        </Button>
      )}
    </div>
  );
}

/** Who changed what and when, before and after: of the chosen row, or of all. */
export function AuditPanel({ resource, chosen, words }: AuditPanelProps) {
  const [all, setAll] = useState(false);
  const { key, branch } = (!all && chosen) || {};
  return (
    <section className={styles.panel} aria-labelledby={`audit-${resource}`}>
      <h2 id={`audit-${resource}`}>
        <FormattedMessage id="grid.audit.title" />
      </h2>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={all || !chosen}
          disabled={!chosen}
          onChange={(event) => setAll(event.target.checked)}
        />
        <FormattedMessage id="grid.audit.all" />
      </label>
      {!all && chosen && <p className={styles.of}>{chosen.title}</p>}
      <AuditEntries
        key={key}
        resource={resource}
        words={words}
        of={key === undefined ? undefined : branch ? { under: key } : { key }}
      />
    </section>
  );
}
