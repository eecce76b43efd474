import { useIntl } from 'react-intl';
import { ExportMenu } from '../shared/tables/ExportMenu';
import { BarRows, type BarRow } from './BarRows';
import styles from './BarRows.module.css';

interface BarCardProps {
  title: string;
  rows: readonly BarRow[];
  /** What is compared with. */
  beside?: string | undefined;
}

/** A chart of bars with its heading and export. */
export function BarCard({ title, rows, beside }: BarCardProps) {
  const intl = useIntl();
  const amount = intl.formatMessage({ id: 'close.measure.amount' });
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <ExportMenu
          table={() => ({
            title,
            heads: [
              intl.formatMessage({ id: 'close.workbook.head.name' }),
              amount,
              ...(beside === undefined ? [] : [`${amount} · ${beside}`]),
            ],
            rows: rows.map((row) => [
              row.name,
              row.amount,
              ...(beside === undefined ? [] : [row.beside?.amount ?? 0]),
            ]),
          })}
        />
      </div>
      <BarRows label={title} {...{ rows, beside }} />
    </section>
  );
}
