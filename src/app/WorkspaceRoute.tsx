import { WorkspaceScreen } from '@/features/workspace';
import { restoreState, useAppStore } from '@/store';
import { LanguageChoice } from './layouts/LanguageChoice';
import { workspaceScreens } from './workspaceScreens';

/** The workspace's addresses, that of unknown screens among them. */
export function workspacePaths(): string[] {
  const screens = Object.keys(workspaceScreens).map((name) => `/demo/${name}`);
  return ['/demo', ...screens, '/demo/*'];
}

/** The workspace with all that only the application knows: its words, its screens, what was kept, and how a session ends. */
export function WorkspaceRoute() {
  const store = useAppStore();
  return (
    <WorkspaceScreen
      screens={workspaceScreens}
      restore={() => restoreState(store)}
      signOut={() =>
        import(/* webpackChunkName: "session" */ '@/features/session').then((m) =>
          store.dispatch(m.signOut()),
        )
      }
      tools={<LanguageChoice />}
    />
  );
}
