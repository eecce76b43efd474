/** The pages as text, for scripts/prerender.ts: built for Node from the very modules that the browser runs. */
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { createIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { type Locale, languageTag } from '@/domain/locale';
import { loadMessages, messagesOf } from '@/i18n';
import { makeStore } from '@/store';
import { App } from './App';
import { type PageMeta, addressOf, pageMeta } from './pageMeta';
import { notFound, routes } from './routes';

export interface Page {
  path: string;
  locale: Locale;
  chunk: string;
  meta: PageMeta;
  /** The site's name. */
  site: string;
  /** The way to the page from the home page, both included. */
  trail: { name: string; address: string }[];
  /** The content of `#root`. */
  html: string;
}

async function renderPath(path: string, locale: Locale): Promise<string> {
  const store = makeStore({ locale: { locale } });
  const { prelude } = await prerenderToNodeStream(
    <Provider store={store}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Provider>,
    {
      // One piece of text in its order: a page must not need a script to put late pieces into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return text(prelude);
}

/** Every route and the not-found page (path `*`) in a language. `origin` is where the site will stand, without a slash at its end. */
export async function renderPages(locale: Locale, origin: string): Promise<Page[]> {
  await Promise.all([loadMessages(locale, 'common'), loadMessages(locale, 'gof')]);
  const intl = createIntl({ locale: languageTag(locale), messages: messagesOf(locale) });
  const pages: Page[] = [];
  for (const route of [...routes, notFound]) {
    const html = await renderPath(route === notFound ? '/404' : route.path, locale);
    const meta = pageMeta(route, intl, locale, origin);
    const home = { name: intl.formatMessage({ id: 'shell.nav.home' }), address: addressOf('/', locale) };
    const trail =
      (route.canonical ?? route.path) === '/' ? [home] : [home, { name: meta.title, address: addressOf(route.path, locale) }];
    pages.push({
      path: route.path,
      locale,
      chunk: route.chunk,
      meta,
      site: intl.formatMessage({ id: 'shell.brand' }),
      trail,
      html,
    });
  }
  return pages;
}
