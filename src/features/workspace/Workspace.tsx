import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useOpenWorkspaceEventsQuery } from '@/api';
import { ErrorState } from '@/ui';
import { Frame } from './frame/Frame';
import { Waiting } from './frame/Waiting';
import { messages } from './messages';
import { OpenWorkspace } from './OpenWorkspace';
import type { WorkspaceServices } from './screens';
import type { Person } from './useWorkspaceAccess';
import { useMenus } from './menu/useMenus';

interface WorkspaceProps {
  person: Person;
  services: WorkspaceServices;
  /** Out of the workspace, to `/`. */
  leave: () => void;
}

/** The workspace of a user who is in, as soon as his menus are here. */
export function Workspace({ person, services, leave }: WorkspaceProps) {
  const { tree, failed, retry } = useMenus(person.email);
  useRightsChanges();
  if (tree) return <OpenWorkspace person={person} services={services} leave={leave} tree={tree} />;
  return <Frame>{failed ? <Failed onRetry={retry} /> : <Waiting />}</Frame>;
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState
      size="page"
      heading={formatMessage(messages.failedHeading)}
      retry={{ label: formatMessage(messages.retry), onRetry }}
    >
      {formatMessage(messages.failedText)}
    </ErrorState>
  );
}

function subscribeToVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Rights that change while the workspace is open and in sight are seen at once. */
function useRightsChanges(): void {
  const visible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
  );
  useOpenWorkspaceEventsQuery(undefined, { skip: !visible });
}
