import { use } from 'react';
import type { Locale } from '@/domain/locale';
import type { WikiPage } from '@/domain/wiki';

const here = new Map<string, WikiPage>();
const coming = new Map<string, Promise<WikiPage>>();

/** The text of a section in a language: a chunk of its own, loaded once. A failed load is tried again at the next call. */
export function loadPage(path: string, locale: Locale): Promise<WikiPage> {
  const key = `${path}.${locale}`;
  const running = coming.get(key);
  if (running) return running;
  const load = import(/* webpackChunkName: "wiki-page-[request]" */ `@/content/wiki/${path}.${locale}.md`);
  const promise = (load as Promise<{ page: WikiPage }>).then(({ page }) => {
    here.set(key, page);
    return page;
  });
  coming.set(key, promise);
  promise.catch(() => coming.delete(key));
  return promise;
}

/** The same while drawing: at once where the text is here, so that a page that was fetched on intent does not wait. */
export function usePage(path: string, locale: Locale): WikiPage {
  return here.get(`${path}.${locale}`) ?? use(loadPage(path, locale));
}
