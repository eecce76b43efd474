import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportCloseBookApiResponse } from '@/api';
import { Table } from '@/ui';
import { useText } from '../shared/useText';
import { reasonMessages } from './messages';
import styles from './OwnBook.module.css';

type FileError = ImportCloseBookApiResponse['errors'][number];

/** What is wrong with a file, row by row. */
export function FileErrors({ errors, count }: { errors: readonly FileError[]; count: number }) {
  const intl = useIntl();
  const text = useText();
  const reasonOf = ({ reason, expected, found }: FileError) =>
    [
      intl.formatMessage(reasonMessages[reason]),
      ...(expected === '' ? [] : [`(${expected})`]),
      ...(found === '' ? [] : [`: ${found}`]),
    ]
      .join(' ')
      .replace(' :', ':');
  return (
    <>
      <p className={styles.wrong}>
        <FormattedMessage id="close.own.errors" values={{ count }} />
        {count > errors.length && (
          <>
            {' '}
            <FormattedMessage id="close.own.errors.more" values={{ count: errors.length }} />
          </>
        )}
      </p>
      <div
        className={styles.errors}
        role="group"
        aria-label={text('close.own.errors.label')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <Table
          rows={errors}
          rowKey={(_error, index) => index}
          columns={[
            { id: 'table', head: text('close.own.table'), cell: ({ table }) => table },
            {
              id: 'line',
              head: text('close.own.line'),
              align: 'end',
              cell: ({ line }) => (line > 0 ? intl.formatNumber(line) : ''),
            },
            { id: 'column', head: text('close.own.column'), cell: ({ column }) => column },
            { id: 'reason', head: text('close.own.reason'), cell: reasonOf },
          ]}
        />
      </div>
    </>
  );
}
