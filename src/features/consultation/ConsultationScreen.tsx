import { FormattedMessage } from 'react-intl';

export function ConsultationScreen() {
  return (
    <h1>
      <FormattedMessage id="consultation.title" />
    </h1>
  );
}
