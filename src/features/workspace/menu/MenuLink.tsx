import type { MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import type { MenuNode } from '@/domain/menu';

export interface MenuActions {
  onChoose: (menu: MenuNode) => void;
  /** The pointer or the focus has come near: its screen may be wanted soon. */
  onApproach: (menu: MenuNode) => void;
}

interface MenuLinkProps extends MenuActions {
  menu: MenuNode;
  current: string | undefined;
}

/** The press is for the browser: a new window, a new tab. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A menu that leads somewhere is a link to it; one that only holds others is text. */
export function MenuLink({ menu, current, onChoose, onApproach }: MenuLinkProps) {
  const href = useHref(menu.path ?? '');
  if (!menu.path) return <span>{menu.menuName}</span>;
  const choose = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onChoose(menu);
  };
  return (
    <a
      href={href}
      aria-current={menu.menuId === current ? 'page' : undefined}
      onClick={choose}
      onPointerEnter={() => onApproach(menu)}
      onFocus={() => onApproach(menu)}
    >
      {menu.menuName}
    </a>
  );
}
