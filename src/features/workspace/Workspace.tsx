import { useIntl } from 'react-intl';
import { ErrorState } from '@/ui';
import { Frame } from './components/Frame';
import { Waiting } from './components/Waiting';
import { messages } from './messages';
import { OpenWorkspace } from './OpenWorkspace';
import type { WorkspaceServices } from './screens';
import type { Person } from './useWorkspaceAccess';
import { useMenus } from './useMenus';
import { useRightsChanges } from './useRightsChanges';

interface WorkspaceProps {
  person: Person;
  host: WorkspaceServices;
  /** Out of the workspace, to `/`. */
  leave: () => void;
}

/** The desk of a user who is in: as soon as his menus are here. */
export function Workspace({ person, host, leave }: WorkspaceProps) {
  const { tree, failed, retry } = useMenus(person.email);
  useRightsChanges();
  if (tree) return <OpenWorkspace person={person} host={host} leave={leave} tree={tree} />;
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
