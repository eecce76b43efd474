import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { type Locale, languageTag } from '@/domain/locale';
import { messagesOf, subscribeToMessages } from './loader';

/** Gives the tree the messages of a language, and more of them as sets arrive. */
export function LocalizedProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const read = () => messagesOf(locale);
  const messages = useSyncExternalStore(subscribeToMessages, read, read);
  return (
    <IntlProvider locale={languageTag(locale)} messages={messages}>
      {children}
    </IntlProvider>
  );
}
