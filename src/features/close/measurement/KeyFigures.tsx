import { FormattedMessage } from 'react-intl';
import { figureAt, type ReportTable } from '@/domain/closeReports';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';
import type { TableWords } from '../tables/useTableWords';
import styles from './Measurement.module.css';

interface KeyFiguresProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
  /** The same figures of what is compared with. */
  compared: ReportTable | undefined;
}

/** The figures that are asked of first, each beside what it opened with or what it is compared with. */
export function KeyFigures({ close, table, words, compared }: KeyFiguresProps) {
  const explain = useExplain();
  const explaining = (row: ReportTable['rows'][number], column: number, name: string) => {
    const figure = figureAt(table, row, column);
    return figure && figure.cell.value !== 0
      ? () => explain({ close, of: { figure }, title: name })
      : undefined;
  };
  return (
    <dl className={styles.tiles}>
      {table.rows.map((row) => {
        const [amount, opening] = row.cells;
        const name = words.row(table.id, row.id);
        const other = compared?.rows.find(({ id }) => id === row.id)?.cells[0]?.value;
        const isBalance = (opening?.terms.length ?? 0) > 0;
        return (
          <div key={row.id} className={styles.tile}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.figure}>
                <Amount value={amount?.value ?? 0} onExplain={explaining(row, 0, name)} />
              </span>
              {other !== undefined ? (
                <span className={styles.beside}>
                  <FormattedMessage
                    id="close.measure.vsCompared"
                    values={{ amount: <Amount value={other} /> }}
                  />
                </span>
              ) : (
                isBalance && (
                  <span className={styles.beside}>
                    <FormattedMessage
                      id="close.measure.vsOpening"
                      values={{
                        amount: (
                          <Amount
                            value={opening?.value ?? 0}
                            onExplain={explaining(row, 1, name)}
                          />
                        ),
                      }}
                    />
                  </span>
                )
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
