import { FormattedMessage } from 'react-intl';
import { figureAt, type ReportTable } from '@/domain/closeReports';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';
import { isNil } from '../shared/tables/amounts';
import type { TableWords } from '../tables/useTableWords';
import styles from './Measurement.module.css';

interface KeyFiguresProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
}

/** The figures that are asked of first, each beside what it opened with or what it is compared with. */
export function KeyFigures({ close, table, words }: KeyFiguresProps) {
  const explain = useExplain();
  const figureOf = (row: ReportTable['rows'][number], column: string) => {
    const figure = figureAt(table, row, table.columns.indexOf(column));
    const title = words.row(table.id, row.id);
    return (
      figure && {
        ...figure.cell,
        shown: (
          <Amount
            value={figure.cell.value}
            onExplain={
              isNil(figure.cell.value) ? undefined : () => explain({ close, of: { figure }, title })
            }
          />
        ),
      }
    );
  };
  return (
    <dl className={styles.tiles}>
      {table.rows.map((row) => {
        const opening = figureOf(row, 'opening');
        const compared = figureOf(row, 'amount.comparative');
        const isBalance = (opening?.terms.length ?? 0) > 0;
        return (
          <div key={row.id} className={styles.tile}>
            <dt>{words.row(table.id, row.id)}</dt>
            <dd>
              <span className={styles.figure}>{figureOf(row, 'amount')?.shown}</span>
              {compared ? (
                <span className={styles.beside}>
                  <FormattedMessage
                    id="close.measure.vsCompared"
                    values={{ amount: compared.shown }}
                  />
                </span>
              ) : (
                isBalance && (
                  <span className={styles.beside}>
                    <FormattedMessage
                      id="close.measure.vsOpening"
                      values={{ amount: opening?.shown }}
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
