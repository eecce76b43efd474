import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Right, RIGHTS } from '@/domain/admin';
import { rightNames } from '../../tree/rightNames';
import { useCellFocus } from '../../tree/useCellFocus';
import type { MatrixRow } from '../matrix';
import { matrix } from '../messages';
import styles from './RightsMatrix.module.css';
import { RightsMatrixRow } from './RightsMatrixRow';

interface RightsMatrixProps {
  /** The role whose rights these are. */
  role: string;
  rows: readonly MatrixRow[];
  readOnly: boolean;
  onToggle: (menuId: string) => void;
  /** `branch`: for all menus below it as well. */
  onRight: (menuId: string, right: Right, given: boolean, branch: boolean) => void;
}

/** What a role may do with each menu: a tree grid after the ARIA authoring practices, with a check box in each cell. */
export function RightsMatrix({ role, rows, readOnly, onToggle, onRight }: RightsMatrixProps) {
  const intl = useIntl();
  const keys = useId();
  const grid = useRef<HTMLTableElement>(null);
  const { onKeyDown, cellProps } = useCellFocus(grid, rows, RIGHTS.length + 1, onToggle);
  return (
    <div className={styles.frame}>
      {!readOnly && (
        <p id={keys} className={styles.keys}>
          <FormattedMessage {...matrix.keys} />
        </p>
      )}
      <table
        ref={grid}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a tree grid is what the pattern makes of a table
        role="treegrid"
        aria-label={intl.formatMessage({ id: matrix.label.id }, { role })}
        aria-describedby={readOnly ? undefined : keys}
        aria-readonly={readOnly}
        className={styles.matrix}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...matrix.menu} />
            </th>
            {RIGHTS.map((right) => (
              <th key={right} scope="col" className={styles.right}>
                <FormattedMessage {...rightNames[right]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RightsMatrixRow
              key={row.id}
              row={row}
              readOnly={readOnly}
              cellProps={cellProps}
              onToggle={() => onToggle(row.id)}
              onRight={(right, given, branch) => onRight(row.id, right, given, branch)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
