import { type DragEvent, useState } from 'react';
import type { MenuPlace } from '@/domain/admin';

type At = 'before' | 'inside' | 'after';

interface MenuDragProps {
  placeAt: (menuId: string, target: string, at: At) => MenuPlace | undefined;
  onPlace: (menuId: string, place: MenuPlace) => void;
}

export interface MenuDrag {
  /** Where the dragged menu would land. */
  dropTarget?: { id: string; at: At };
  dragged?: string;
  start: (event: DragEvent, id: string) => void;
  move: (event: DragEvent, id: string) => void;
  drop: (event: DragEvent) => void;
  end: () => void;
}

/** The upper and the lower third of a row mean before and after it, what is between them inside it. */
function partOf({ clientY, currentTarget }: DragEvent): At {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  if (part < 1 / 3) return 'before';
  return part > 2 / 3 ? 'after' : 'inside';
}

/** Moves menus with the pointer; a place where the menu may not land is not offered. */
export function useMenuDrag({ placeAt, onPlace }: MenuDragProps): MenuDrag {
  const [dragged, setDragged] = useState<string>();
  const [dropTarget, setDropTarget] = useState<MenuDrag['dropTarget']>();
  const end = () => {
    setDragged(undefined);
    setDropTarget(undefined);
  };
  return {
    dropTarget,
    dragged,
    start: (event, id) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    move: (event, id) => {
      if (dragged === undefined) return;
      const at = partOf(event);
      const possible = placeAt(dragged, id, at) !== undefined;
      if (possible) event.preventDefault();
      if (dropTarget?.id !== id || dropTarget.at !== at || !possible)
        setDropTarget(possible ? { id, at } : undefined);
    },
    drop: (event) => {
      event.preventDefault();
      const place =
        dragged !== undefined && dropTarget
          ? placeAt(dragged, dropTarget.id, dropTarget.at)
          : undefined;
      if (dragged !== undefined && place) onPlace(dragged, place);
      end();
    },
    end,
  };
}
