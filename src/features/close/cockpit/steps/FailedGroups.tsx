import { FormattedMessage, useIntl } from 'react-intl';
import type { CloseFailedGroup } from '@/api';
import { FigureTable } from '../../shared/tables/FigureTable';
import type { CloseView } from '../../shared/filters/useCloseView';
import { stepMessages } from '../../shared/messages';
import { useText } from '../../shared/useText';
import { useTableWords } from '../../tables/useTableWords';
import styles from '../Cockpit.module.css';

/** Groups that could not be measured, and why: the others are closed without them. */
export function FailedGroups({
  book,
  groups,
}: Pick<CloseView, 'book'> & { groups: readonly CloseFailedGroup[] }) {
  const intl = useIntl();
  const head = useText();
  const words = useTableWords(book);
  return (
    <div className={styles.failedGroups} role="alert">
      <p>
        <FormattedMessage id="close.failedGroups" values={{ count: groups.length }} />
      </p>
      <FigureTable
        title={head('close.failedGroups.title')}
        hideTitle
        rows={groups.flatMap(({ id, step, errors }) =>
          errors.map((error) => ({ id, step, ...error })),
        )}
        rowKey={({ id }, index) => `${id} ${index}`}
        columns={[
          { id: 'group', head: head('close.filter.group'), value: ({ id }) => words.group(id) },
          {
            id: 'step',
            head: head('close.failedGroups.step'),
            value: ({ step }) => intl.formatMessage(stepMessages[step]),
          },
          { id: 'path', head: head('close.failedGroups.path'), value: ({ path }) => path },
          {
            id: 'expected',
            head: head('close.failure.expected'),
            value: ({ expected }) => expected,
          },
          { id: 'found', head: head('close.failure.found'), value: ({ found }) => found },
        ]}
      />
    </div>
  );
}
