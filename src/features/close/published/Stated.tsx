import { FormattedMessage, useIntl } from 'react-intl';
import type { BookDefinition, PublishedExample } from '@/domain/close';
import { classes } from '@/ui';
import { nameWords } from '../explain';
import { Amount } from '../shared/tables/Amount';
import { FigureTable } from '../shared/tables/FigureTable';
import { useGroupName } from '../shared/useGroupName';
import { useText } from '../shared/useText';
import { ExampleNote } from './ExampleNote';
import { type StatedNumber, statedKind, statedNumbers } from './statedNumbers';
import styles from './Published.module.css';

/** What a published example rests on: the cash flows, rates and events that its source states, in the place of a book's assumptions. */
export function Stated({ book, example }: { book: BookDefinition; example: PublishedExample }) {
  const text = useText();
  const nameOf = useGroupName(book);
  const all = [...example.groups, ...example.treaties];
  return (
    <div className={classes(styles.published, styles.card)}>
      <p>
        <FormattedMessage id="close.stated.text" values={{ source: example.source }} />
      </p>
      <ExampleNote example={example} />
      {all.map(({ id, input }) => (
        <StatedTable
          key={id}
          title={all.length > 1 ? nameOf(id) : text('close.stated.title')}
          rows={statedNumbers(input)}
        />
      ))}
    </div>
  );
}

function StatedTable({ title, rows }: { title: string; rows: readonly StatedNumber[] }) {
  const intl = useIntl();
  const text = useText();
  const rate = { style: 'percent', maximumFractionDigits: 4 } as const;
  return (
    <FigureTable
      title={title}
      rows={rows}
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
  );
}
