import { createIntl } from 'react-intl';
import { pagesOf } from '@/app/pageMeta';
import { notFound, routeOf } from '@/app/routes';
import { loadMessages, messagesOf } from '@/i18n';

async function metaOf(path: string) {
  await loadMessages('ko', 'common');
  await loadMessages('ko', 'gof');
  const intl = createIntl({ locale: 'ko', messages: messagesOf('ko') });
  const [page] = await pagesOf(routeOf(path), intl, 'ko', 'https://gof.example');
  return page?.meta;
}

it('names one address for a page and the addresses of its other languages', async () => {
  expect((await metaOf('/Home'))?.addresses).toEqual({
    canonical: 'https://gof.example/?lang=ko',
    alternates: [
      { hreflang: 'en', href: 'https://gof.example/' },
      { hreflang: 'ko', href: 'https://gof.example/?lang=ko' },
      { hreflang: 'zh-TW', href: 'https://gof.example/?lang=zh-tw' },
      { hreflang: 'x-default', href: 'https://gof.example/' },
    ],
  });
});

it('keeps pages for developers and the not-found page from search engines', async () => {
  expect((await metaOf('/axiosTest'))?.addresses).toBeUndefined();
  expect((await metaOf('/no/such'))?.addresses).toBeUndefined();
});

it('finds a route with or without a slash at its end, and not-found for anything else', () => {
  expect(routeOf('/Home/').path).toBe('/Home');
  expect(routeOf('/home')).toBe(notFound);
});
