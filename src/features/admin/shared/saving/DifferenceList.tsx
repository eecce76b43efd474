import { FormattedMessage } from 'react-intl';
import type { FieldDifference } from '@/domain/grid';
import type { RowFormatters } from '../rows/rowFormatters';
import styles from './Dialogs.module.css';

/** Field by field: before, after. */
export function DifferenceList({
  differences,
  words,
}: {
  differences: readonly FieldDifference[];
  words: RowFormatters;
}) {
  return (
    <dl className={styles.differences}>
      {differences.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{words.label(field)}</dt>
          <dd>
            <del>{words.value(field, before) || <FormattedMessage id="grid.empty" />}</del>
            <span aria-hidden="true">→</span>
            <ins>{words.value(field, after) || <FormattedMessage id="grid.empty" />}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
