import { useIntl } from 'react-intl';
import { ErrorState } from '@/ui';
import { Frame } from './components/Frame';
import { Waiting } from './components/Waiting';
import { messages } from './messages';
import { OpenDesk } from './OpenDesk';
import type { WorkspaceHost } from './screens';
import type { Person } from './useGate';
import { useMenus } from './useMenus';
import { useRightsChanges } from './useRightsChanges';

interface DeskProps {
  person: Person;
  host: WorkspaceHost;
  /** Out of the workspace, to `/`. */
  leave: () => void;
}

/** The desk of a user who is in: as soon as his menus are here. */
export function Desk({ person, host, leave }: DeskProps) {
  const { tree, failed, retry } = useMenus(person.email);
  useRightsChanges(host.listen);
  if (tree) return <OpenDesk person={person} host={host} leave={leave} tree={tree} />;
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
