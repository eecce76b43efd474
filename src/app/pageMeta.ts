import type { IntlShape } from 'react-intl';
import { LOCALES, type Locale, languageTag } from '@/domain/locale';
import { type Listing, listingOf } from './listing';
import type { SiteRoute } from './screens';

export interface PageMeta {
  title: string;
  description: string;
  /** Absent on pages that search engines should leave alone. */
  addresses?: { canonical: string; alternates: { hreflang: string; href: string }[] };
}

/** The address of a page in a language; the default language is the bare address. */
export function addressOf(path: string, locale: Locale): string {
  return locale === 'en' ? path : `${path}?lang=${locale}`;
}

/** What the head of a route's page says of it. `origin` has no slash at its end; empty gives addresses without a host. */
export function pageMeta(
  route: SiteRoute,
  intl: IntlShape,
  locale: Locale,
  origin: string,
): PageMeta {
  const { description, ...listing } = listingOf(route);
  const meta = {
    title: intl.formatMessage({ id: route.title }),
    description: intl.formatMessage({ id: description }),
  };
  return withAddresses({ path: route.path, ...listing, ...meta }, locale, origin);
}

/** The same where title and description are text already. */
export function withAddresses(
  {
    title,
    description,
    ...page
  }: PageMeta & Pick<SiteRoute, 'path'> & Pick<Listing, 'canonical' | 'unlisted'>,
  locale: Locale,
  origin: string,
): PageMeta {
  const meta = { title, description };
  if (page.unlisted) return meta;
  const path = page.canonical ?? page.path;
  const alternates = LOCALES.map((other) => ({
    hreflang: languageTag(other),
    href: origin + addressOf(path, other),
  }));
  return {
    ...meta,
    addresses: {
      canonical: origin + addressOf(path, locale),
      alternates: [...alternates, { hreflang: 'x-default', href: origin + path }],
    },
  };
}
