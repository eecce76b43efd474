import { use } from 'react';
import type { Locale } from '@/domain/locale';
import { GLOSSARY, sectionAt, type WikiPage } from '@/domain/wiki';
import { lazyResource } from '@/i18n';

const here = new Map<string, WikiPage>();

/** A chunk of its own for each section and language. */
const pageOf = lazyResource(async (key: string) => {
  const load = import(/* webpackChunkName: "wiki-page-[request]" */ `@/content/wiki/${key}.md`);
  const { page } = (await load) as { page: WikiPage };
  here.set(key, page);
  return page;
});

/** The text of a section in a language. */
export const loadPage = (path: string, locale: Locale) => pageOf(`${path}.${locale}`);

/** Whether a page can be drawn without waiting; one of an unknown section has no text. */
export const isPageLoaded = (path: string, locale: Locale) =>
  path !== GLOSSARY && (!sectionAt(path) || here.has(`${path}.${locale}`));

/** The same while drawing: at once where the text is here, so that a page that was fetched on intent does not wait. */
export function usePage(path: string, locale: Locale): WikiPage {
  return here.get(`${path}.${locale}`) ?? use(loadPage(path, locale));
}
