import { openSocket } from '@/api';
import { WorkspaceScreen } from '@/features/workspace';
import { restoreState, useAppStore } from '@/store';
import { LanguageChoice } from './layouts/LanguageChoice';
import { workspaceScreens } from './workspaceScreens';

const EVENTS = '/api/v1/basicbiz/workspace/events';

/** Rights may also have changed while there was no connection, so its opening counts as well. */
function listen(onChange: () => void): () => void {
  const onMessage = (message: unknown) => {
    if (
      typeof message === 'object' &&
      message !== null &&
      'type' in message &&
      message.type === 'rightsChanged'
    )
      onChange();
  };
  return openSocket(EVENTS, { onMessage, onOpen: onChange }).close;
}

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
      listen={listen}
      tools={<LanguageChoice />}
    />
  );
}
