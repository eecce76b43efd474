import { LOCALES } from '@/domain/locale';
import { loadMessages, messagesOf } from '@/i18n';
import { fieldLabelOf } from '../rows/fieldLabels';

/** What a field is called in each language. A language that does not come now is left out. */
export async function namesInAllLanguages(): Promise<(field: string) => readonly string[]> {
  await Promise.allSettled(LOCALES.map((locale) => loadMessages(locale, 'workspace')));
  return (field) => {
    const label = fieldLabelOf(field);
    return LOCALES.flatMap((locale) => {
      const [part] = (label && messagesOf(locale)[label.id]) ?? [];
      return part && 'value' in part ? [part.value] : [];
    });
  };
}
