import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LineageTable } from '@/domain/lineage';
import { classes } from '@/ui';
import { HEAD_HEIGHT, LETTER_WIDTH, ROW_HEIGHT } from '../engine/measures';
import type { DrawnTable } from '../engine/protocol';
import { kinds } from '../messages';
import styles from './Diagram.module.css';

interface TableBoxProps {
  table: LineageTable;
  drawn: DrawnTable;
  name: string;
  isOpen: boolean;
  /** Whether its columns can be read at this size. */
  detailed: boolean;
  /** What belongs to what somebody looks at; null: nothing is looked at. */
  lit: ReadonlySet<string> | null;
  selected: string | null;
  /** The node of this table that Tab leads to; null where that is in another. */
  stop: string | null;
}

const PADDING = 10;

/** As much of a name as there is place for. */
const cut = (text: string, width: number) => {
  const letters = Math.floor(width / LETTER_WIDTH);
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1))}…`;
};

/** A table with its columns. What is pressed in it is heard by the diagram, by `data-node` and `data-more`. */
export const TableBox = memo(function TableBox({
  table,
  drawn,
  name,
  isOpen,
  detailed,
  lit,
  selected,
  stop,
}: TableBoxProps) {
  const intl = useIntl();
  const { x, y, width, height, rows, hidden } = drawn;
  const columns = new Map(table.columns.map((column) => [column.id, column]));
  const kind = table.temporary ? 'temporary' : table.kind;
  const isLit = lit === null || lit.has(table.id) || rows.some((id) => lit.has(id));
  const node = (id: string, label: string) => ({
    role: 'button',
    tabIndex: stop === id ? 0 : -1,
    'data-node': id,
    'aria-label': label,
    'aria-pressed': selected === id,
  });
  const moreY = HEAD_HEIGHT + rows.length * ROW_HEIGHT;
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={classes(styles.table, styles[kind], !isLit && styles.faded)}
      data-table={table.id}
    >
      <rect className={styles.box} width={width} height={height} rx={5} />
      <g
        {...node(table.id, `${name}, ${intl.formatMessage(kinds[table.kind])}`)}
        className={styles.head}
      >
        <rect width={width} height={HEAD_HEIGHT} rx={5} />
        <text x={PADDING} y={HEAD_HEIGHT / 2}>
          {cut(name, width - 2 * PADDING)}
        </text>
      </g>
      {(detailed ? rows : []).map((id, index) => {
        const column = columns.get(id);
        if (!column) return null;
        return (
          <g
            key={id}
            {...node(id, `${name}.${column.name}`)}
            className={classes(
              styles.column,
              lit?.has(id) && styles.lit,
              lit !== null && !lit.has(id) && isLit && styles.faded,
              column.doubtful && styles.doubtful,
            )}
            transform={`translate(0 ${HEAD_HEIGHT + index * ROW_HEIGHT})`}
          >
            <rect x={1} width={width - 2} height={ROW_HEIGHT} />
            <text x={PADDING} y={ROW_HEIGHT / 2}>
              {cut(column.doubtful ? `${column.name} ?` : column.name, width - 2 * PADDING)}
            </text>
          </g>
        );
      })}
      {detailed && (hidden > 0 || isOpen) && (
        <g
          role="button"
          tabIndex={stop === `more ${table.id}` ? 0 : -1}
          data-more={table.id}
          data-less={hidden > 0 ? undefined : ''}
          className={styles.more}
          transform={`translate(0 ${moreY})`}
        >
          <rect x={1} width={width - 2} height={ROW_HEIGHT} />
          <text x={PADDING} y={ROW_HEIGHT / 2}>
            {hidden > 0 ? (
              <FormattedMessage id="lineage.more" values={{ count: hidden }} />
            ) : (
              <FormattedMessage id="lineage.less" />
            )}
          </text>
        </g>
      )}
    </g>
  );
});
