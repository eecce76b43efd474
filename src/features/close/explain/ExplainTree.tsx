import { type KeyboardEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Explained, ExplanationNode } from '@/domain/closeReports';
import { Pending } from '@/ui';
import { Icon } from '@/ui/icons';
import { type TreeNode, treeStep } from '@/ui/focus';
import { Formula } from './Formula';
import { nameWords } from './nameWords';
import { nextParts, type NodeState } from './useExplanation';
import { useFigureText } from './useFigureText';
import styles from './Explain.module.css';

interface TreeProps {
  named: (subject: string) => string;
  nodes: Readonly<Record<string, NodeState>>;
  onOpen: (path: string, most?: number) => Promise<void>;
}
interface BranchProps extends TreeProps {
  of: Explained;
  level: number;
  opened: ReadonlySet<string>;
  current: string;
  onToggle: (path: string) => void;
  onFocus: (path: string) => void;
}

/** The parts of a number, and theirs: a tree after the ARIA authoring practices. */
export function ExplainTree({ nodes, named, onOpen }: TreeProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const root = nodes[''] as Explained; // the panel shows the tree once its root is here
  const [current, setCurrent] = useState(root.parts[0]?.path ?? '');

  const toggle = (path: string) => {
    const next = new Set(opened);
    if (!next.delete(path)) next.add(path);
    setOpened(next);
    if (next.has(path) && typeof nodes[path] !== 'object') void onOpen(path);
  };
  const rows = shown(root, nodes, opened, 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role="treeitem"]');
    if (item !== event.target) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const node = rows.find(({ id }) => id === current);
    const step =
      isPress && node && node.branch !== 'leaf'
        ? { toggle: current }
        : treeStep(rows, current, event.key);
    if (!step) return;
    event.preventDefault();
    if ('toggle' in step) return toggle(step.toggle);
    setCurrent(step.focus);
    event.currentTarget.querySelector<HTMLElement>(`[data-path="${step.focus}"]`)?.focus();
  };
  return (
    <div
      role="tree"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'close.explain.tree' })}

      onKeyDown={onKeyDown}
    >
      <Branch
        of={root}
        level={1}
        {...{ nodes, named, opened, current, onOpen }}
        onToggle={toggle}
        onFocus={setCurrent}
      />
    </div>
  );
}

/** The rows in the order in which they are seen. */
function shown(
  { parts }: Explained,
  nodes: TreeProps['nodes'],
  opened: ReadonlySet<string>,
  level: number,
): readonly TreeNode[] {
  return parts.flatMap(({ path, isOpenable }) => {
    const isOpen = opened.has(path);
    const state = nodes[path];
    const branch = isOpenable ? (isOpen ? 'open' : 'closed') : 'leaf';
    return [
      { id: path, level, branch } as const,
      ...(isOpen && typeof state === 'object' ? shown(state, nodes, opened, level + 1) : []),
    ];
  });
}

function Branch({ of, level, ...shared }: BranchProps) {
  const { onOpen } = shared;
  return (
    <>
      {of.parts.map((part) => (
        <Part key={part.path} part={part} level={level} {...shared} />
      ))}
      {of.more > 0 && <More of={of} level={level} onOpen={onOpen} />}
    </>
  );
}

/** The smaller parts of a long sum: an item of its own, since a tree has no others. */
function More({ of, level, onOpen }: Pick<BranchProps, 'of' | 'level' | 'onOpen'>) {
  const show = () => void onOpen(of.node.path, nextParts(of.parts.length));
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      tabIndex={0}
      className={styles.more}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        show();
      }}
    >
      <FormattedMessage id="close.explain.more" values={{ count: of.more }} />
    </div>
  );
}

function Part({ part, ...shared }: Omit<BranchProps, 'of'> & { part: ExplanationNode }) {
  const intl = useIntl();
  const figureText = useFigureText();
  const { nodes, named, opened, current, level, onToggle, onFocus } = shared;
  const { path, name, value, isOpenable } = part;
  const { subject, words } = nameWords(intl, name);
  const whose = words === '' ? '' : subject === '' ? name : named(subject);
  const isOpen = opened.has(path);
  const state = nodes[path];
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={isOpenable ? isOpen : undefined}
      aria-selected={path === current}
      aria-label={[words || name, whose, figureText(value)].filter(Boolean).join(' ')}
      tabIndex={path === current ? 0 : -1}
      data-path={path}
      className={styles.part}
      onFocus={(event) => event.target === event.currentTarget && onFocus(path)}
    >
      {/* The key that does the same is the tree's. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div
        className={styles.row}
        data-openable={isOpenable || undefined}
        onClick={() => isOpenable && onToggle(path)}
      >
        <span className={styles.twist} data-open={isOpen || undefined}>
          {isOpenable && <Icon name="right" size={14} />}
        </span>
        <span className={styles.name}>
          {words || name}
          {whose !== '' && <span className={styles.subject}>{whose}</span>}
        </span>
        <span className={styles.amount} data-negative={value < 0 || undefined}>
          {figureText(value)}
        </span>
      </div>
      {isOpen && <Opened state={state} {...shared} />}
    </div>
  );
}

function Opened({
  state,
  level,
  ...shared
}: Omit<BranchProps, 'of'> & { state: NodeState | undefined }) {
  if (state === 'failed' || state === 'noSource')
    return (
      <p className={styles.note}>
        <FormattedMessage
          id={state === 'failed' ? 'close.explain.failed' : 'close.explain.noSource'}
        />
      </p>
    );
  if (typeof state !== 'object')
    return (
      <Pending lines={1}>
        <FormattedMessage id="close.explain.pending" />
      </Pending>
    );
  return (
    <div className={styles.opened}>
      <Formula explained={state} />
      {state.parts.length > 0 && (
        <div role="group">
          <Branch of={state} level={level + 1} {...shared} />
        </div>
      )}
    </div>
  );
}
