import { FormattedMessage } from 'react-intl';
import { Timeline } from '@/ui';
import type { Project } from '../content';
import { messages } from '../messages';

export function History({ projects }: { projects: Project[] }) {
  return (
    <Timeline
      items={projects.map(({ title, period, text, done }) => ({
        id: title,
        title,
        text,
        when: period,
        done,
        state: <FormattedMessage {...(done ? messages.done : messages.inProgress)} />,
      }))}
    />
  );
}
