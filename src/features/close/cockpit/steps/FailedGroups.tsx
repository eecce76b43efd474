import { FormattedMessage, useIntl } from 'react-intl';
import type { CloseFailedGroup } from '@/api';
import { nameWords } from '../../explain';
import { FigureTable } from '../../shared/tables/FigureTable';
import type { CloseView } from '../../shared/filters/useCloseView';
import { stepMessages } from '../../shared/messages';
import { useText } from '../../shared/useText';
import { useTableWords } from '../../tables/useTableWords';
import styles from '../Cockpit.module.css';

/** One row for all places of a list that are wrong in the same way. */
function failuresOf({ id, step, errors }: CloseFailedGroup) {
  const rows = new Map<string, CloseFailedGroup['errors'][number] & { more: number }>();
  for (const error of errors) {
    const key = JSON.stringify([error.path.replace(/\[\d+\]/g, '[]'), error.expected]);
    const first = rows.get(key);
    rows.set(key, first ? { ...first, more: first.more + 1 } : { ...error, more: 0 });
  }
  return [...rows.values()].map((row) => ({ id, step, ...row }));
}

/** Groups that could not be measured, and why: the others are closed without them. */
export function FailedGroups({
  book,
  groups,
}: Pick<CloseView, 'book'> & { groups: readonly CloseFailedGroup[] }) {
  const intl = useIntl();
  const head = useText();
  const words = useTableWords(book);
  const nameOf = (path: string) => {
    const [, covered] = /^covers\.(.+)$/.exec(path) ?? [];
    return covered === undefined ? nameWords(intl, path).words || path : words.group(covered);
  };
  return (
    <div className={styles.failedGroups} role="alert">
      <p>
        <FormattedMessage id="close.failedGroups" values={{ count: groups.length }} />
      </p>
      <FigureTable
        title={head('close.failedGroups.title')}
        hideTitle
        rows={groups.flatMap(failuresOf)}
        rowKey={({ id }, index) => `${id} ${index}`}
        columns={[
          { id: 'group', head: head('close.filter.group'), value: ({ id }) => words.group(id) },
          {
            id: 'step',
            head: head('close.failedGroups.step'),
            value: ({ step }) => intl.formatMessage(stepMessages[step]),
          },
          {
            id: 'path',
            head: head('close.failedGroups.path'),
            value: ({ path, more }) =>
              more === 0
                ? nameOf(path)
                : intl.formatMessage(
                    { id: 'close.failedGroups.more' },
                    { name: nameOf(path), count: more },
                  ),
          },
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
