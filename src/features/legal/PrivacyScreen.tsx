import { FormattedMessage } from 'react-intl';
import { useContent } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import { LegalText } from './components/LegalText';
import { messages } from './messages';
import { privacyContent } from './privacy';

/** RT-7, SH-10. */
export function PrivacyScreen() {
  const content = useContent(privacyContent, useAppSelector(selectLocale));
  return <LegalText heading={<FormattedMessage {...messages.privacy} />} {...content} />;
}
