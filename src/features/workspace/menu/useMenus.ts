import { useMemo } from 'react';
import { ALL_RIGHTS } from '@/domain/admin';
import { type MenuNode, menuTree } from '@/domain/menu';
import { useListMenusQuery } from '@/api';

export interface Menus {
  /** Undefined until the list has come for the first time. */
  tree: MenuNode[] | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * The user's menus as a tree (AP-6, SE-10). What a menu allows is more than the specification asks of the server: where nothing is said, only the
 * server knows, and refuses what may not be.
 */
export function useMenus(email: string): Menus {
  const {
    data: records,
    isError,
    refetch,
  } = useListMenusQuery({ email }, { refetchOnMountOrArgChange: true });
  const tree = useMemo(
    () => records && menuTree(records.map((menu) => ({ rights: ALL_RIGHTS, ...menu }))),
    [records],
  );
  return { tree, failed: isError && !tree, retry: () => void refetch() };
}
