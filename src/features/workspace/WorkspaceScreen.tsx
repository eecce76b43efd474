import { Workspace, Failed } from './Workspace';
import { Frame } from './frame/Frame';
import { Waiting } from './frame/Waiting';
import type { WorkspaceServices } from './screens';
import { useWorkspaceAccess } from './useWorkspaceAccess';

/** The demo workspace (RT-11): behind its door (SE-8, SE-9) the user's tabs and screens. */
export function WorkspaceScreen(services: WorkspaceServices) {
  const { access, leave } = useWorkspaceAccess(services.restore);
  if (access.state === 'open')
    return (
      <Workspace key={access.person.id} person={access.person} services={services} leave={leave} />
    );
  return (
    <Frame>{access.state === 'failed' ? <Failed onRetry={access.retry} /> : <Waiting />}</Frame>
  );
}
