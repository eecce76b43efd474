import { useState } from 'react';
import { branchOf, NO_RIGHTS, type Right, type Rights, withRight } from '@/domain/admin';
import { type SavedRow, valuesOf } from '@/domain/grid';
import type { DraftController } from '../shared/saving/useDraft';
import type { Offer } from './components/BranchOffer';
import { editsTo, type NamedMenu, rightsOf, withBranchRight } from './matrix';

type Offered = Pick<Offer, 'menuId' | 'right' | 'given'>;

/** The rights of one role on the draft, and the offer to do below what was done above. */
export function useRoleRights(
  menus: readonly NamedMenu[],
  saved: readonly SavedRow[],
  draftController: DraftController,
) {
  const { draft } = draftController;
  const [offered, setOffered] = useState<Offered | null>(null);
  const byMenu = new Map(saved.map((row) => [String(row.values.menuId), row]));
  const current = (menuId: string): Rights => {
    const row = byMenu.get(menuId);
    return row ? rightsOf(valuesOf(draft, row)) : NO_RIGHTS;
  };
  const savedRights = (menuId: string): Rights => rightsOf(byMenu.get(menuId)?.values ?? {});
  /** The menus below that would change with the offer. */
  const below = ({ menuId, right, given }: Offered) =>
    branchOf(menus, menuId)
      .slice(1)
      .filter((menu) => current(menu.menuId)[right] !== given);
  const set = (rights: ReadonlyMap<string, Rights>) =>
    draftController.editRows({ edits: editsTo(saved, (menuId) => rights.get(menuId)) });

  const offer =
    offered && below(offered).length > 0 && current(offered.menuId)[offered.right] === offered.given
      ? offered
      : null;
  return {
    current,
    savedRights,
    offer: offer && {
      ...offer,
      menu: menus.find(({ menuId }) => menuId === offer.menuId)?.name ?? offer.menuId,
      count: below(offer).length,
    },
    give: (menuId: string, right: Right, given: boolean, branch: boolean) => {
      set(withBranchRight(menus, current, { menuId, right, given, branch }));
      setOffered(branch ? null : { menuId, right, given });
    },
    accept: () => {
      if (offer)
        set(
          new Map(
            below(offer).map(({ menuId }) => [
              menuId,
              withRight(current(menuId), offer.right, offer.given),
            ]),
          ),
        );
      setOffered(null);
    },
    decline: () => setOffered(null),
    /** Takes what another role may do. */
    copy: (source: ReadonlyMap<string, Rights>) => {
      set(new Map(menus.map(({ menuId }) => [menuId, source.get(menuId) ?? NO_RIGHTS])));
      setOffered(null);
    },
  };
}
