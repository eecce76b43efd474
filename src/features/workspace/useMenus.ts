import { useMemo } from 'react';
import { type MenuNode, menuTree } from '@/domain/menu';
import { useListMenusQuery } from '@/store/server';

export interface Menus {
  /** Undefined until the list has come for the first time. */
  tree: MenuNode[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The user's menus as a tree (AP-6, SE-10). */
export function useMenus(email: string): Menus {
  const { data, isError, refetch } = useListMenusQuery(
    { email },
    { refetchOnMountOrArgChange: true },
  );
  const records = data?.data;
  const tree = useMemo(() => records && menuTree(records), [records]);
  return { tree, failed: isError && !tree, retry: () => void refetch() };
}
