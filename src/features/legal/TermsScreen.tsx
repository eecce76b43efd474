import { FormattedMessage } from 'react-intl';
import { useContent } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import { LegalText } from './components/LegalText';
import { messages } from './messages';
import { termsContent } from './terms';

/** RT-8, SH-11. */
export function TermsScreen() {
  const content = useContent(termsContent, useAppSelector(selectLocale));
  return <LegalText heading={<FormattedMessage {...messages.terms} />} {...content} />;
}
