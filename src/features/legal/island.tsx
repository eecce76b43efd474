import { FormattedMessage } from 'react-intl';
import { useContent } from '@/i18n';
import { useLocale } from '@/store';
import { LegalText } from './components/LegalText';
import { messages } from './messages';
import { privacyContent } from './privacy';
import { termsContent } from './terms';

export function PrivacyText() {
  const content = useContent(privacyContent, useLocale());
  return <LegalText heading={<FormattedMessage {...messages.privacy} />} {...content} />;
}

export function TermsText() {
  const content = useContent(termsContent, useLocale());
  return <LegalText heading={<FormattedMessage {...messages.terms} />} {...content} />;
}
