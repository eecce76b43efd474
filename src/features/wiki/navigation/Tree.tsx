import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { GLOSSARY, levelsOf, tree } from '@/domain/wiki';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { shortTitle } from '../titles';
import { useTreeKeys } from './useTreeKeys';
import styles from './Tree.module.css';
import { currentWithin, TreeItem, type TreeEntry } from './TreeItem';

interface TreeProps {
  path: string;
  label: string;
  collapsed?: boolean;
}

function entriesOf(intl: IntlShape): TreeEntry[] {
  const sections = tree.map(function entryOf(section): TreeEntry {
    const chapter = !section.path.includes('/');
    return {
      path: section.path,
      title: shortTitle(intl, section),
      ...(chapter && { icon: section.path }),
      children: section.children.map(entryOf),
    };
  });
  const glossary = {
    path: GLOSSARY,
    title: intl.formatMessage(messages.glossary),
    icon: <Icon name="book" />,
    badge: intl.formatMessage(messages.glossaryOrder),
    children: [],
  };
  return [...sections, glossary];
}

/** Rows that stay in sight above and below the open page, as pixels. */
const MARGIN_PX = 48;

/** Scrolls the box around a tree, and nothing else, to where the open page stands, once that page has been painted. */
function useCurrentInView(tree: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = tree.current?.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = tree.current?.parentElement;
      if (!row || !box) return;
      const { top, bottom } = box.getBoundingClientRect();
      if (row.top < top + MARGIN_PX) box.scrollTop -= top + MARGIN_PX - row.top;
      else if (row.bottom > bottom - MARGIN_PX) box.scrollTop += row.bottom - (bottom - MARGIN_PX);
    });
    return () => cancelAnimationFrame(frame);
  }, [tree, path]);
}

/** The section tree. Groups along the current path are open; others open and close by their buttons or by arrow keys. */
export function Tree({ path, label, collapsed = false }: TreeProps) {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(() => new Set(levelsOf(path)));
  const [shown, setShown] = useState(path);
  if (shown !== path) {
    setShown(path);
    // The same object where nothing opens, so that rows which do not change are not drawn again.
    if (!levelsOf(path).every((level) => open.has(level)))
      setOpen(new Set([...open, ...levelsOf(path)]));
  }
  useTreeKeys(nav);
  useCurrentInView(nav, path);
  const toggle = useCallback(
    (entry: string) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(entry)) next.add(entry);
        return next;
      }),
    [],
  );
  const entries = useMemo(() => entriesOf(intl), [intl]);
  return (
    <nav ref={nav} className={styles.tree} aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <TreeItem
            key={entry.path}
            entry={entry}
            current={currentWithin(entry, path)}
            open={open}
            collapsed={collapsed}
            onToggle={toggle}
          />
        ))}
      </ul>
    </nav>
  );
}
