import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { GLOSSARY, levelsOf, tree } from '@/domain/wiki';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { shortTitle } from '../titles';
import { useCurrentInView } from './useCurrentInView';
import { useTreeKeys } from './useTreeKeys';
import styles from './Tree.module.css';
import { TreeItem, type TreeEntry } from './TreeItem';

interface TreeProps {
  path: string;
  label: string;
  collapsed?: boolean;
}

/** The section tree. Groups along the current path are open; others open and close by their buttons or by arrow keys. */
export function Tree({ path, label, collapsed = false }: TreeProps) {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(() => new Set(levelsOf(path)));
  const [shown, setShown] = useState(path);
  if (shown !== path) {
    setShown(path);
    setOpen(new Set([...open, ...levelsOf(path)]));
  }
  useTreeKeys(nav);
  useCurrentInView(nav, path);
  const toggle = (entry: string) => {
    const next = new Set(open);
    if (!next.delete(entry)) next.add(entry);
    setOpen(next);
  };
  const entries = tree.map(function entryOf(section): TreeEntry {
    const chapter = !section.path.includes('/');
    return {
      path: section.path,
      title: shortTitle(intl, section),
      ...(chapter && { icon: section.path }),
      children: section.children.map(entryOf),
    };
  });
  const badge = intl.formatMessage(messages.glossaryOrder);
  entries.push({
    path: GLOSSARY,
    title: intl.formatMessage(messages.glossary),
    icon: <Icon name="book" />,
    badge,
    children: [],
  });
  return (
    <nav ref={nav} className={styles.tree} aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <TreeItem
            key={entry.path}
            entry={entry}
            current={path}
            open={open}
            collapsed={collapsed}
            onToggle={toggle}
          />
        ))}
      </ul>
    </nav>
  );
}
