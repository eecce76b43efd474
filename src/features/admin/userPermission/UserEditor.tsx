import type { SavedRow } from '@/domain/grid';
import { toApiError, useListUserRightsQuery, type UserRights as KnownRights } from '@/api';
import { useScreenRights } from '@/store';
import { AsyncRows } from '../list/AsyncRows';
import type { Problem } from '../shared/rows/problems';
import type { DraftController } from '../shared/saving/useDraft';
import { useProblemText } from '../shared/rows/useGridRows';
import { DemoSwitch } from './components/DemoSwitch';
import { UserRights } from './components/UserRights';
import { type UserRole, UserRoles } from './components/UserRoles';
import { effectiveRows } from './effective';
import { useUserDraft } from './useUserDraft';
import styles from './UserEditor.module.css';

interface UserEditorProps {
  user: SavedRow;
  draftController: DraftController;
  problem: Problem | undefined;
  onEdited: (keys: readonly string[]) => void;
}

/** All roles, with what the draft makes of the user's. */
function userRoles(
  roles: KnownRights['roles'],
  saved: readonly string[],
  held: readonly string[],
): UserRole[] {
  return roles.map(({ roleId, roleName, inUse }) => {
    const before = saved.includes(roleId);
    const after = held.includes(roleId);
    return {
      roleId,
      name: roleName,
      inUse,
      held: after,
      state: before === after ? 'same' : after ? 'added' : 'removed',
    };
  });
}

/** A user's demo right, roles, and what they come to. */
export function UserEditor({ user, draftController, problem, onEdited }: UserEditorProps) {
  const { write } = useScreenRights();
  const problemText = useProblemText();
  const edited = useUserDraft(user, draftController);
  const answer = useListUserRightsQuery({ username: user.key });
  const known = answer.currentData;
  const refusal = problem && problemText(problem);
  return (
    <div className={styles.user}>
      <header>
        <h2>{String(user.values.name)}</h2>
        <p>
          {user.key}
          <span aria-hidden="true">·</span>
          {String(user.values.email)}
        </p>
        {refusal && (
          <p role="alert" className={styles.problem}>
            {refusal}
          </p>
        )}
      </header>
      <DemoSwitch
        on={edited.demo}
        changed={edited.demoChanged}
        readOnly={!write}
        error={problem?.errors.demoAuth}
        onChange={(on) => {
          edited.setDemo(on);
          onEdited([user.key]);
        }}
      />
      <AsyncRows
        failed={!answer.isFetching && toApiError(answer) !== undefined}
        ready={known !== undefined}
        onRetry={() => void answer.refetch()}
      >
        {known && (
          <>
            <UserRoles
              roles={userRoles(known.roles, edited.savedRoles, edited.held)}
              readOnly={!write}
              error={problem?.errors.roles}
              onRole={(roleId, held) => {
                edited.setRole(roleId, held);
                onEdited([user.key]);
              }}
            />
            <UserRights
              user={String(user.values.name)}
              rows={effectiveRows(known, edited.held)}
              preview={edited.changed}
              demo={edited.demo}
            />
          </>
        )}
      </AsyncRows>
    </div>
  );
}
