import type { ResourceName } from '@/domain/admin';
import {
  branchesExpanded,
  branchToggled,
  detailToggled,
  rowSelected,
  selectGridView,
  useAppDispatch,
  useAppSelector,
  useGridId,
} from '@/store';

/** What a list beside an editor keeps with its tab: the row that is chosen, whether its editor is open on a small screen, the branches that are closed. */
export function useListView(resource: ResourceName) {
  const id = useGridId(resource);
  const dispatch = useAppDispatch();
  const { selected, detailOpen, collapsed } = useAppSelector((state) => selectGridView(state, id));
  return {
    selected,
    detailOpen,
    collapsed,
    select: (key: string | null) => void dispatch(rowSelected({ ...id, key })),
    setDetailOpen: (open: boolean) => void dispatch(detailToggled({ ...id, open })),
    toggleBranch: (key: string) => void dispatch(branchToggled({ ...id, key })),
    expandBranches: (keys: string[]) => void dispatch(branchesExpanded({ ...id, keys })),
  };
}
