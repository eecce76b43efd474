import type { IntlShape } from 'react-intl';
import { LOCALES, type Locale, languageTag } from '@/domain/locale';
import type { SiteRoute, Subpage } from './routes';

export interface PageMeta {
  title: string;
  description: string;
  /** Absent on pages that search engines should leave alone. */
  addresses?: { canonical: string; alternates: { hreflang: string; href: string }[] };
}

/** A page to be written: its address, what its head says of it, and the pages that lead to it. */
export interface PageEntry {
  path: string;
  meta: PageMeta;
  /** The way to the page below the home page, itself included. */
  breadcrumbs: { name: string; path: string }[];
}

/** The address of a page in a language; the default language is the bare address. */
export function addressOf(path: string, locale: Locale): string {
  return locale === 'en' ? path : `${path}?lang=${locale}`;
}

type Described = Pick<Subpage, 'path' | 'title' | 'description' | 'canonical' | 'noindex'>;

/** What the head of a page says of it. `origin` has no slash at its end; empty gives addresses without a host. */
export function pageMeta(page: Described, locale: Locale, origin: string): PageMeta {
  const { title, description, canonical, noindex } = page;
  if (noindex) return { title, description };
  const path = canonical ?? page.path;
  const alternates = LOCALES.map((other) => ({
    hreflang: languageTag(other),
    href: origin + addressOf(path, other),
  }));
  return {
    title,
    description,
    addresses: {
      canonical: origin + addressOf(path, locale),
      alternates: [...alternates, { hreflang: 'x-default', href: origin + path }],
    },
  };
}

/** Every page of a route: one, or as many as there are below it. `intl` has all that the route says. */
export async function pagesOf(
  route: SiteRoute,
  intl: IntlShape,
  locale: Locale,
  origin: string,
): Promise<PageEntry[]> {
  const { path, canonical, noindex, subpages } = route;
  const title = intl.formatMessage({ id: route.title });
  const description = intl.formatMessage({ id: route.description });
  const own = { path, title, description, canonical, noindex, above: [] };
  const pages: Subpage[] = subpages ? await subpages(own, intl, locale) : [own];
  return pages.map((page) => {
    const isHome = (page.canonical ?? page.path) === '/';
    const breadcrumbs = isHome ? [] : [...page.above, { name: page.title, path: page.path }];
    return { path: page.path, meta: pageMeta(page, locale, origin), breadcrumbs };
  });
}
