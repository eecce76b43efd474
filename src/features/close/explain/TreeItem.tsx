import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ExplanationNode } from '@/domain/closeReports';
import { Pending } from '@/ui';
import { Icon } from '@/ui/icons';
import { Formula } from './Formula';
import { nameWords } from './nameWords';
import type { TreeRow } from './treeRows';
import type { NodeState } from './useExplanation';
import { useFigureText } from './useFigureText';
import styles from './Explain.module.css';

interface TreeItemProps {
  row: TreeRow;
  /** The one that the Tab key reaches. */
  isCurrent: boolean;
  named: (subject: string) => string;
  onFocus: () => void;
  /** Absent where a press does nothing. */
  onPress: (() => void) | undefined;
}

/** Its name is all that it shows; what is behind it are rows of their own. */
export function TreeItem({ row, isCurrent, named, onFocus, onPress }: TreeItemProps) {
  const { id, kind, level, branch, position, siblings } = row;
  return (
    // The tree around it listens to the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={branch === 'leaf' ? undefined : branch === 'open'}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      data-path={id}
      className={styles[kind]}
      style={{ '--level': level } as CSSProperties}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onClick={onPress}
    >
      {row.kind === 'part' && <Part part={row.part} branch={branch} named={named} />}
      {row.kind === 'about' && <About state={row.state} />}
      {row.kind === 'more' && (
        <FormattedMessage id="close.explain.more" values={{ count: row.of.more }} />
      )}
    </div>
  );
}

function Part({
  part: { name, value },
  branch,
  named,
}: Pick<TreeItemProps, 'named'> & Pick<TreeRow, 'branch'> & { part: ExplanationNode }) {
  const intl = useIntl();
  const figureText = useFigureText();
  const { subject, words } = nameWords(intl, name);
  const whose = words === '' ? '' : subject === '' ? name : named(subject);
  return (
    <>
      <span className={styles.twist} data-branch={branch}>
        {branch !== 'leaf' && <Icon name="right" size={14} />}
      </span>
      <span className={styles.name}>
        {words || name} {whose !== '' && <span className={styles.subject}>{whose}</span>}
      </span>{' '}
      <span className={styles.amount} data-negative={value < 0 || undefined}>
        {figureText(value)}
      </span>
    </>
  );
}

function About({ state }: { state: NodeState | undefined }) {
  if (typeof state === 'object') return <Formula explained={state} />;
  if (state === 'failed' || state === 'noSource')
    return (
      <p className={styles.note}>
        <FormattedMessage
          id={state === 'failed' ? 'close.explain.failed' : 'close.explain.noSource'}
        />
      </p>
    );
  return (
    <Pending lines={1}>
      <FormattedMessage id="close.explain.pending" />
    </Pending>
  );
}
