import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';

/** Words without values, for heads and names: `text('close.difference')`. */
export function useText(): (id: MessageId) => string {
  const intl = useIntl();
  return (id) => intl.formatMessage({ id });
}
