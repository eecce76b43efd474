import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';
import { Frame } from './components/Frame';
import { Note } from './components/Note';
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
  return (
    <Note
      role="alert"
      heading={<FormattedMessage {...messages.failedHeading} />}
      text={<FormattedMessage {...messages.failedText} />}
    >
      <Button look="primary" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Note>
  );
}
