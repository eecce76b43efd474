import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from '@/ui';
import styles from './ChartCard.module.css';

interface ChartCardProps {
  title: string;
  /** What the chart shows, in words: it stands for the picture where it is not seen. */
  summary: string;
  chart: ReactNode;
  /** The same figures. */
  table: ReactNode;
  tools?: ReactNode;
  /** In rem. */
  height?: number;
  initial?: 'chart' | 'table';
}

/** A chart and the table behind it: the reader chooses, and what cannot be seen can be read. */
export function ChartCard({
  title,
  summary,
  chart,
  table,
  tools,
  height = 20,
  initial = 'chart',
}: ChartCardProps) {
  const [view, setView] = useState(initial);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {tools}
        <div className={styles.views}>
          <SegmentedControl
            small
            label={title}
            options={[
              { value: 'chart', label: <FormattedMessage id="close.view.chart" /> },
              { value: 'table', label: <FormattedMessage id="close.view.table" /> },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      </div>
      {view === 'chart' ? (
        <div
          className={styles.chart}
          role="img"
          aria-label={summary}
          style={{ height: `${height}rem` }}
        >
          {chart}
        </div>
      ) : (
        table
      )}
    </section>
  );
}
