import { use } from 'react';
import type { Locale } from '@/domain/locale';
import type { WikiPage } from '@/domain/wiki';

const here = new Map<string, WikiPage>();
const coming = new Map<string, Promise<WikiPage>>();
const failed = new Map<string, unknown>();

/** The text of a section in a language: a chunk of its own, loaded once. A failed load is tried again at the next call. */
export function loadPage(path: string, locale: Locale): Promise<WikiPage> {
  const key = `${path}.${locale}`;
  const running = coming.get(key);
  if (running) return running;
  failed.delete(key);
  const load = import(/* webpackChunkName: "wiki-page-[request]" */ `@/content/wiki/${path}.${locale}.md`);
  const promise = (load as Promise<{ page: WikiPage }>).then(({ page }) => {
    here.set(key, page);
    return page;
  });
  coming.set(key, promise);
  promise.catch((error: unknown) => {
    coming.delete(key);
    failed.set(key, error);
  });
  return promise;
}

/**
 * The same while drawing: at once where the text is here, so that a page that was fetched on intent does not wait. A text that did not come is an
 * error until it is asked for anew: React draws again after an error, and would otherwise wait without end.
 */
export function usePage(path: string, locale: Locale): WikiPage {
  const key = `${path}.${locale}`;
  if (failed.has(key)) throw failed.get(key);
  return here.get(key) ?? use(loadPage(path, locale));
}

/** Lets the texts that did not come be asked for again. */
export function forgetFailures(): void {
  failed.clear();
}
