import { FormattedMessage, useIntl } from 'react-intl';
import type { BookDefinition } from '@/domain/close';
import { classes } from '@/ui';
import { nameWords } from '../explain';
import { Amount } from '../shared/tables/Amount';
import { FigureTable } from '../shared/tables/FigureTable';
import { useText } from '../shared/useText';
import { statedKind, statedNumbers } from './statedNumbers';
import styles from './Published.module.css';

/** What a published example rests on: the cash flows, rates and events that its source states, in the place of a book's assumptions. */
export function Stated({ example }: { example: NonNullable<BookDefinition['example']> }) {
  const intl = useIntl();
  const text = useText();
  const rate = { style: 'percent', maximumFractionDigits: 4 } as const;
  return (
    <div className={classes(styles.published, styles.card)}>
      <p>
        <FormattedMessage id="close.stated.text" values={{ source: example.source }} />
      </p>
      <FigureTable
        title={text('close.stated.title')}
        rows={statedNumbers(example.group.input)}
        rowKey={({ path }) => path}
        columns={[
          {
            id: 'figure',
            head: text('close.workbook.head.name'),
            value: ({ path }) => nameWords(intl, path).words || path,
          },
          {
            id: 'value',
            head: text('close.workbook.head.value'),
            value: ({ value }) => value,
            align: 'end',
            cell: ({ path, value }) => {
              const kind = statedKind(path);
              if (kind === 'amount') return <Amount value={value} />;
              return intl.formatNumber(value, kind === 'rate' ? rate : {});
            },
          },
        ]}
      />
    </div>
  );
}
