import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { treeStep } from '@/ui/focus';
import { TreeItem } from './TreeItem';
import { rowsBelow, type Tree, type TreeRow } from './treeRows';
import { nextParts } from './useExplanation';

interface ExplainTreeProps extends Pick<Tree, 'nodes'> {
  named: (subject: string) => string;
  onOpen: (path: string, most?: number) => Promise<void>;
}

/** The parts of a number, and theirs: a tree after the ARIA authoring practices, its rows one after the other. */
export function ExplainTree({ nodes, named, onOpen }: ExplainTreeProps) {
  const intl = useIntl();
  const tree = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setCurrent] = useState('');
  /** The last number of which more parts were asked for, and how many it had. */
  const [grown, setGrown] = useState<{ path: string; from: number }>();

  const rows = rowsBelow('', { nodes, opened });
  const current = rows.some(({ id }) => id === chosen) ? chosen : rows[0]?.id;
  const focus = (id: string) =>
    tree.current?.querySelector<HTMLElement>(`[data-path="${id}"]`)?.focus();
  useEffect(() => {
    if (!grown) return;
    const state = nodes[grown.path];
    const first = typeof state === 'object' ? state.parts[grown.from] : undefined;
    if (first) focus(first.path);
    // Once for each time that more came.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [grown]);

  const toggle = (path: string) => {
    const next = new Set(opened);
    if (!next.delete(path)) next.add(path);
    setOpened(next);
    if (next.has(path) && typeof nodes[path] !== 'object') void onOpen(path);
  };
  const pressOf = (row: TreeRow | undefined) => {
    if (row?.kind === 'more') {
      const { node, parts } = row.of;
      return () =>
        void onOpen(node.path, nextParts(parts.length)).then(() =>
          setGrown({ path: node.path, from: parts.length }),
        );
    }
    return row && row.branch !== 'leaf' ? () => toggle(row.id) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || current === undefined) return;
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role="treeitem"]');
    if (item !== event.target) return; // a link within it
    const isPress = event.key === 'Enter' || event.key === ' ';
    const press = isPress ? pressOf(rows.find(({ id }) => id === current)) : undefined;
    const step = treeStep(rows, current, event.key);
    if (!press && !step) return;
    event.preventDefault();
    if (press) press();
    else if (step && 'toggle' in step) toggle(step.toggle);
    else if (step) focus(step.focus);
  };
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'close.explain.tree' })}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <TreeItem
          key={row.id}
          row={row}
          isCurrent={row.id === current}
          named={named}
          onFocus={() => setCurrent(row.id)}
          onPress={pressOf(row)}
        />
      ))}
    </div>
  );
}
