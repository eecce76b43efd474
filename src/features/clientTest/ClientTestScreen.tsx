import { FormattedMessage } from 'react-intl';

export function ClientTestScreen() {
  return (
    <h1>
      <FormattedMessage id="clientTest.title" />
    </h1>
  );
}
