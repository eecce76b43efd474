import { createIntl } from 'react-intl';
import { pagesOf } from '@/app/pageMeta';
import { routeOf } from '@/app/routes';
import { languageTag, type Locale } from '@/domain/locale';
import { loadMessages, messagesOf } from '@/i18n';

async function titleOf(path: string, locale: Locale): Promise<string | undefined> {
  await Promise.all([loadMessages(locale, 'common'), loadMessages(locale, 'gof')]);
  const intl = createIntl({ locale: languageTag(locale), messages: messagesOf(locale) });
  const [page] = await pagesOf(routeOf(path), intl, locale, '');
  return page?.meta.title;
}

describe('page titles', () => {
  it.each([
    ['/Privacy', 'Privacy'],
    ['/TermsOfService', 'Terms of Service'],
    ['/IntroductionOfExperts', 'Company and experts'],
  ])('[RT-5][RT-7][RT-8] of %s is %s', async (path, title) => {
    expect(await titleOf(path, 'en')).toBe(title);
  });

  it.each([
    ['/Privacy', '개인정보처리방침'],
    ['/TermsOfService', '이용약관'],
  ])('[RT-7][RT-8] of %s in Korean is %s', async (path, title) => {
    expect(await titleOf(path, 'ko')).toBe(title);
  });
});
