import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '@/ui';
import type { ShownColumn, Value } from './columns';
import styles from './LongTable.module.css';
import { widthsOf } from './widthsOf';

interface LongTableProps {
  columns: readonly ShownColumn[];
  rows: readonly (readonly Value[])[];
}

/** Pixels: rows of one height are found without measuring. */
const ROW_HEIGHT = 36;
/** Rows by the thousand: those in sight are drawn, the others keep their place. */
export function LongTable({ columns, rows }: LongTableProps) {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const widths = useMemo(() => widthsOf(columns, rows), [columns, rows]);
  // Compiled components would have to skip this one; nothing here is compiled.
  // eslint-disable-next-line react-hooks/incompatible-library -- see above
  const drawn = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  const items = drawn.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = drawn.getTotalSize() - (items.at(-1)?.end ?? 0);
  const space = (height: number) =>
    height > 0 && (
      <tr aria-hidden="true" style={{ height }}>
        <td colSpan={columns.length} />
      </tr>
    );
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      // Keyboards scroll what they can focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage({ id: 'ask.view.table' })}
    >
      <table
        className={styles.table}
        aria-label={intl.formatMessage({ id: 'ask.rows' })}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          {columns.map((_, index) => (
            <col key={index} style={{ width: `${widths[index]}ch` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ head, isNumber }, index) => (
              <th key={index} scope="col" title={head} className={classes(isNumber && styles.end)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {space(before)}
          {items.map(({ index }) => (
            <tr key={index} aria-rowindex={index + 2}>
              {columns.map(({ isNumber, format }, at) => {
                const text = format(rows[index]?.[at] ?? null);
                return (
                  <td key={at} title={text} className={classes(isNumber && styles.end)}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
          {space(after)}
        </tbody>
      </table>
    </div>
  );
}
