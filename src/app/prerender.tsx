/** The pages as text, for scripts/prerender.ts: built for Node from the very modules that the browser runs. */
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { createIntl, type IntlShape } from 'react-intl';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { type Locale, languageTag } from '@/domain/locale';
import { loadAllMessages, messagesOf } from '@/i18n';
import '@/i18n/workspace';
import { makeStore } from '@/store';
import { App } from './App';
import { wikiPages } from '@/features/wiki';
import { listingOf } from './listing';
import { type PageMeta, addressOf, pageMeta, withAddresses } from './pageMeta';
import { notFound, routes } from './routes';
import type { SiteRoute } from './screens';
import { workspaceScreens } from './workspaceScreens';

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

/** A page to be written: where, and what its head says. */
interface Sheet {
  path: string;
  meta: PageMeta;
  trail: { name: string; path: string }[];
}

/** The addresses of the workspace, that of unknown screens (a path that ends in `/*`) among them. */
function workspacePaths(path: string): string[] {
  const desk = path.replace('/*', '');
  return [desk, ...Object.keys(workspaceScreens).map((name) => `${desk}/${name}`), path];
}

/** The pages of a route: one, or as many as the wiki or the workspace has. */
async function sheetsOf(
  route: SiteRoute,
  intl: IntlShape,
  locale: Locale,
  origin: string,
): Promise<Sheet[]> {
  if (route.manyPages) {
    const pages = await wikiPages(intl, locale);
    return pages.map((page) => ({
      path: page.path,
      meta: withAddresses(page, locale, origin),
      trail: [...page.above, { name: page.title, path: page.path }],
    }));
  }
  const meta = pageMeta(route, intl, locale, origin);
  if (route.bare) return workspacePaths(route.path).map((path) => ({ path, meta, trail: [] }));
  const isHome = (listingOf(route).canonical ?? route.path) === '/';
  return [
    { path: route.path, meta, trail: isHome ? [] : [{ name: meta.title, path: route.path }] },
  ];
}

/** Every page of every route and the not-found page (path `*`) in a language. `origin` is where the site will stand, without a slash at its end. */
export async function renderPages(locale: Locale, origin: string): Promise<Page[]> {
  await loadAllMessages(locale);
  const intl = createIntl({ locale: languageTag(locale), messages: messagesOf(locale) });
  const pages: Page[] = [];
  const home = { name: intl.formatMessage({ id: 'shell.nav.home' }), path: '/' };
  for (const route of [...routes, notFound]) {
    for (const { path, meta, trail } of await sheetsOf(route, intl, locale, origin)) {
      pages.push({
        path,
        locale,
        chunk: listingOf(route).chunk,
        meta,
        site: intl.formatMessage({ id: 'shell.brand' }),
        trail: [home, ...trail].map(({ name, path: address }) => ({
          name,
          address: addressOf(address, locale),
        })),
        // Any address that has no page shows what stands at the asterisk.
        html: await renderPath(path.replace('*', '404').replace(/^(?!\/)/, '/'), locale),
      });
    }
  }
  return pages;
}
