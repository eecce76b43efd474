import { type GridValue, type SavedRow, valuesOf } from '@/domain/grid';
import { listOf } from '../shared/rows/lists';
import type { DraftController } from '../shared/saving/useDraft';

/** A user's roles and demo right, as they are saved and as the draft would have them. */
export function useUserDraft(user: SavedRow, { draft, editCell }: DraftController) {
  const values = valuesOf(draft, user);
  const set = (field: string, value: GridValue) =>
    editCell({ key: user.key, saved: user, field, value });
  const held = listOf(values.roles);
  return {
    held,
    savedRoles: listOf(user.values.roles),
    demo: values.demoAuth === true,
    demoChanged: values.demoAuth !== user.values.demoAuth,
    changed: draft.changed[user.key] !== undefined,
    setDemo: (on: boolean) => set('demoAuth', on),
    /** Lists are kept in one order, so that a role that is taken and given again is no change. */
    setRole: (roleId: string, given: boolean) =>
      set(
        'roles',
        (given ? [...new Set([...held, roleId])] : held.filter((one) => one !== roleId))
          .sort()
          .join(', '),
      ),
  };
}
