import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { MenuMove, MenuPlace } from '@/domain/admin';
import { treeStep, useTypeAhead } from '@/ui/focus';
import type { MenuTreeItem } from '../menuItems';
import styles from './MenuTree.module.css';
import { MenuTreeRow } from './MenuTreeRow';
import { useMenuDrag } from './useMenuDrag';

export interface MenuTreeProps {
  label: string;
  /** The rows that are shown, from top to bottom. */
  items: readonly MenuTreeItem[];
  chosen?: string;
  may: { write: boolean; delete: boolean };
  onChoose: (menuId: string) => void;
  onToggle: (menuId: string) => void;
  onMove: (menuId: string, move: MenuMove) => void;
  /** Where a menu would land, if it may. */
  placeAt: (
    menuId: string,
    target: string,
    at: 'before' | 'inside' | 'after',
  ) => MenuPlace | undefined;
  onPlace: (menuId: string, place: MenuPlace) => void;
  onRemove: (menuId: string) => void;
  /** Enter or F2: the person wants to change what the menu holds. */
  onEdit: () => void;
}

const moves: Record<string, MenuMove> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** A tree after the ARIA authoring practices; the choice follows the focus. With Alt the arrows move the chosen menu itself. */
export function MenuTree(props: MenuTreeProps) {
  const { label, items, chosen, may, onChoose, onToggle, onMove, onRemove, onEdit } = props;
  const element = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  const typeTo = useTypeAhead(items);
  const drag = useMenuDrag(props);
  const stop = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;

  const focus = (id: string) => {
    onChoose(id);
    refocus.current = true;
  };
  // The row with the focus may have gone, or may only now be there.
  useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [stop]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!stop || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    if (event.altKey) {
      if (!move || !may.write) return;
      event.preventDefault();
      return onMove(stop, move);
    }
    const step = treeStep(items, stop, event.key);
    const letter =
      event.key.length === 1 && event.key !== ' '
        ? typeTo(stop, event.key, event.timeStamp)
        : undefined;
    if (step && 'toggle' in step) onToggle(step.toggle);
    else if (step) focus(step.focus);
    else if (letter) focus(letter);
    else if (event.key === 'Enter' || event.key === 'F2') onEdit();
    else if (event.key === ' ') onChoose(stop);
    else if (event.key === 'Delete' && may.delete) {
      refocus.current = true;
      onRemove(stop);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={element}
      role="tree"
      aria-label={label}
      className={styles.tree}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuTreeRow
          key={item.id}
          item={item}
          chosen={item.id === chosen}
          stop={item.id === stop}
          drag={may.write ? drag : undefined}
          onChoose={() => onChoose(item.id)}
          onToggle={() => onToggle(item.id)}
        />
      ))}
    </div>
  );
}
