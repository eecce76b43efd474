import { Desk, Failed } from './Desk';
import { Frame } from './components/Frame';
import { Waiting } from './components/Waiting';
import type { WorkspaceHost } from './screens';
import { useGate } from './useGate';

/** The demo workspace (RT-11): behind its door (SE-8, SE-9) the user's desk. */
export function WorkspaceScreen(host: WorkspaceHost) {
  const { gate, leave } = useGate(host.restore);
  if (gate.state === 'open')
    return <Desk key={gate.person.id} person={gate.person} host={host} leave={leave} />;
  return <Frame>{gate.state === 'failed' ? <Failed onRetry={gate.retry} /> : <Waiting />}</Frame>;
}
