import { useId } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/ui';
import { TextField } from '@/ui/forms';
import { page } from '../messages';
import type { Operation, OperationId } from '../operationList';
import styles from './OperationList.module.css';

interface OperationListProps {
  operations: readonly Operation[];
  filter: string;
  chosen: OperationId;
  onFilter: (text: string) => void;
  onChoose: (operation: Operation) => void;
}

/** Every operation of the contract; the contract's own words are English. */
export function OperationList({
  operations,
  filter,
  chosen,
  onFilter,
  onChoose,
}: OperationListProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles.frame}>
      <TextField
        id={id}
        type="search"
        label={intl.formatMessage(page.filter)}
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
      />
      {operations.length === 0 && (
        <EmptyState size="line" live>
          {intl.formatMessage(page.nothing)}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {operations.map((operation) => (
          <li key={operation.operationId}>
            <button
              type="button"
              lang="en"
              aria-current={operation.operationId === chosen ? 'true' : undefined}
              onClick={() => onChoose(operation)}
            >
              <strong>{operation.operationId}</strong>
              <span>{operation.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
