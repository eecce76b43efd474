import { FormattedMessage } from 'react-intl';
import type { Doubt } from '@/domain/lineage';
import { Button } from '@/ui';
import styles from './Results.module.css';
import type { Names } from './useNames';

interface DoubtNoteProps {
  doubt: Doubt | undefined;
  names: Names;
  onDefinitions: () => void;
}

const said = {
  candidates: { id: 'lineage.doubt.candidates' },
  missing: { id: 'lineage.doubt.missing' },
} as const;

/** Why an edge may be wrong, and what settles it. */
export function DoubtNote({ doubt, names, onDefinitions }: DoubtNoteProps) {
  if (!doubt) return null;
  return (
    <div className={styles.doubtNote}>
      <p>
        {doubt.reason === 'star' ? (
          <FormattedMessage id="lineage.doubt.star" />
        ) : doubt.tables.length === 0 ? (
          <FormattedMessage id="lineage.doubt.unknown" />
        ) : (
          <FormattedMessage
            {...said[doubt.reason]}
            values={{
              tables: doubt.tables.map((id) => names.table(id)).join(', '),
            }}
          />
        )}
      </p>
      <Button onClick={onDefinitions}>
        <FormattedMessage id="lineage.doubt.settle" />
      </Button>
    </div>
  );
}
