import { FormattedMessage } from 'react-intl';
import { Pending, VisuallyHidden } from '@/ui';
import { messages } from '../messages';

/** While the workspace opens. */
export function Waiting() {
  return (
    <>
      <VisuallyHidden>
        <h1>
          <FormattedMessage {...messages.heading} />
        </h1>
      </VisuallyHidden>
      <Pending size="page">
        <FormattedMessage {...messages.opening} />
      </Pending>
    </>
  );
}
