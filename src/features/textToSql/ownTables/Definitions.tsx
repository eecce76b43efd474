import { FormattedMessage, useIntl } from 'react-intl';
import type { readOwnTables } from '@/domain/ownTables';
import { Button } from '@/ui';
import { ddlProblems } from '../messages';
import { LateSqlEditor } from '../results/LateSqlEditor';
import styles from './OwnTables.module.css';
import { SAMPLE_DDL } from './sample';

interface DefinitionsProps {
  ddl: string;
  read: ReturnType<typeof readOwnTables>;
  onEdit: (ddl: string) => void;
}

/** Where tables are defined, and what was read of it. */
export function Definitions({ ddl, read, onEdit }: DefinitionsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'ask.own.ddl' });
  return (
    <section className={styles.card} aria-label={label}>
      <h2>{label}</h2>
      <p className={styles.note}>
        <FormattedMessage id="ask.own.lead" />
      </p>
      <div className={styles.editor}>
        <LateSqlEditor label={label} value={ddl} onChange={onEdit} placeholder="CREATE TABLE ..." />
      </div>
      {ddl.trim() === '' ? (
        <div>
          <Button onClick={() => onEdit(SAMPLE_DDL)}>
            <FormattedMessage id="ask.own.example" />
          </Button>
        </div>
      ) : 'problem' in read ? (
        <p className={styles.error} role="alert">
          <FormattedMessage {...ddlProblems[read.problem]} />
        </p>
      ) : (
        <p className={styles.note} role="status">
          <FormattedMessage
            id="ask.own.found"
            values={{
              count: read.tables.length,
              names: intl.formatList(read.tables.map(({ name }) => name)),
            }}
          />
        </p>
      )}
    </section>
  );
}
