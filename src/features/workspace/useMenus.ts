import { useEffect, useMemo, useRef } from 'react';
import { type MenuNode, menuTree } from '@/domain/menu';
import { selectLocale, useAppSelector } from '@/store';
import { useListMenusQuery } from '@/store/server';

export interface Menus {
  /** Undefined until the list has come for the first time. */
  tree: MenuNode[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The user's menus as a tree (AP-6, SE-10); their names come in the reader's language, so another language asks for them again. */
export function useMenus(email: string): Menus {
  const { data, isError, refetch } = useListMenusQuery({ email }, { refetchOnMountOrArgChange: true });
  const locale = useAppSelector(selectLocale);
  const asked = useRef(locale);
  useEffect(() => {
    if (asked.current === locale) return;
    asked.current = locale;
    void refetch();
  }, [locale, refetch]);
  const records = data?.data;
  const tree = useMemo(() => records && menuTree(records), [records]);
  return { tree, failed: isError && !tree, retry: () => void refetch() };
}
