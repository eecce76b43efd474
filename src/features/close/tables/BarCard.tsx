import { useIntl } from 'react-intl';
import { ExportMenu } from '../shared/tables/ExportMenu';
import { BarRows, type BarRow } from './BarRows';
import styles from './BarRows.module.css';

/** A chart of bars with its heading and export. */
export function BarCard({ title, rows }: { title: string; rows: readonly BarRow[] }) {
  const intl = useIntl();
  const amount = intl.formatMessage({ id: 'close.measure.amount' });
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <ExportMenu
          table={() => ({
            title,
            heads: [intl.formatMessage({ id: 'close.workbook.head.name' }), amount],
            rows: rows.map((row) => [row.name, row.amount]),
          })}
        />
      </div>
      <BarRows label={title} rows={rows} />
    </section>
  );
}
