import { createIntl } from 'react-intl';
import { smallCompany } from '@/domain/demoInsurer';
import { marketCurves } from '@/domain/demoInsurer/hanbit/market';
import { curveText } from '@/features/close/shared/curveText';
import { loadMessages, messagesOf } from '@/i18n';

it.each(['en', 'ko', 'zh-tw'] as const)(
  'every curve that comes with the product names its source in %s',
  async (locale) => {
    await loadMessages(locale, 'close');
    const messages = messagesOf(locale);
    const intl = createIntl({ locale, messages });
    const own = (['supervisors', 'spreads', 'learning'] as const).map((each) =>
      intl.formatMessage({ id: `close.curve.source.${each}` }),
    );
    for (const { source, currency } of [...marketCurves(['2025-12']), ...smallCompany.curves]) {
      expect(own).toContain(curveText(intl, source));
      expect(curveText(intl, `${currency} · ${source}`)).toBe(
        `${currency} · ${curveText(intl, source)}`,
      );
    }
  },
);

it('leaves the source of anybody else as it is written', async () => {
  await loadMessages('ko', 'close');
  const intl = createIntl({ locale: 'ko', messages: messagesOf('ko') });
  expect(curveText(intl, '한국은행 · 2025')).toBe('한국은행 · 2025');
});
