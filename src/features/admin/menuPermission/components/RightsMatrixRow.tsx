import { ChevronRightIcon } from '@blueprintjs/icons';
import type { ComponentProps, KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Right, RIGHTS } from '@/domain/admin';
import { classes, decorative } from '@/ui';
import { rightNames } from '../../tree/rightNames';
import type { MatrixRow } from '../matrix';
import { matrix } from '../messages';
import styles from './RightsMatrix.module.css';

interface RightsMatrixRowProps {
  row: MatrixRow;
  readOnly: boolean;
  cellProps: (id: string, column: number) => ComponentProps<'input'> & ComponentProps<'th'>;
  onToggle: () => void;
  onRight: (right: Right, given: boolean, branch: boolean) => void;
}

/** HTML has no attribute for it. */
const mixed = (value: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = value;
};

export function RightsMatrixRow({
  row,
  readOnly,
  cellProps,
  onToggle,
  onRight,
}: RightsMatrixRowProps) {
  const intl = useIntl();
  const { id, label, level, branch, below } = row;
  const leaf = branch === 'leaf';
  const nameOf = (right: Right) =>
    [
      intl.formatMessage(
        { id: matrix.cell.id },
        { menu: label, right: intl.formatMessage(rightNames[right]) },
      ),
      row.changed[right] && intl.formatMessage(matrix.changed),
    ]
      .filter(Boolean)
      .join(', ');
  const belowTitle = (right: Right) =>
    intl.formatMessage({ id: matrix.below.id }, { given: below.given[right], count: below.count });
  /** With the shift key a right is given to the whole branch. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, right: Right) => {
    if (event.key !== ' ' || !event.shiftKey || readOnly) return;
    event.preventDefault();
    onRight(right, !row.rights[right], true);
  };
  return (
    <tr
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={leaf ? undefined : branch === 'open'}
      className={classes(
        styles.row,
        !row.inUse && styles.unused,
        row.error !== undefined && styles.wrong,
      )}
    >
      <th scope="row" role="rowheader" data-level={level} {...cellProps(id, 0)}>
        <span className={styles.name}>
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- for the pointer: the keyboard has the arrows */}
          <span
            className={classes(styles.chevron, branch === 'open' && styles.open)}
            data-branch={branch}
            onClick={leaf ? undefined : onToggle}
          >
            {!leaf && <ChevronRightIcon size={16} svgProps={decorative} />}
          </span>
          <span className={styles.label}>{label}</span>
          {!row.inUse && (
            <span className={styles.tag}>
              <FormattedMessage {...matrix.unused} />
            </span>
          )}
        </span>
        {row.error && <span className={styles.error}>{row.error}</span>}
      </th>
      {RIGHTS.map((right, index) => (
        <td
          key={right}
          role="gridcell"
          className={classes(styles.cell, row.changed[right] && styles.changed)}
        >
          <label>
            <input
              type="checkbox"
              checked={row.rights[right]}
              // Neither given nor without it: menus below have it.
              ref={mixed(!row.rights[right] && below.given[right] > 0)}
              aria-label={nameOf(right)}
              aria-disabled={readOnly || undefined}
              onChange={(event) => readOnly || onRight(right, event.target.checked, false)}
              onKeyDown={(event) => onKeyDown(event, right)}
              {...cellProps(id, index + 1)}
            />
            {/* The places of the boxes are the same in every row. */}
            <span className={styles.below} title={leaf ? undefined : belowTitle(right)}>
              {!leaf && `${below.given[right]}/${below.count}`}
            </span>
          </label>
        </td>
      ))}
    </tr>
  );
}
