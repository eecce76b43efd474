/** What the head of a page tells search engines: the firm, its site, the page and the way to it (schema.org). */
import type { Page } from '../../src/app/prerender';
import { founded } from '../../src/content/company/en.json';
import { LOCALES, languageTag } from '../../src/domain/locale';

/** The script element, with nothing in it that could end it; data, which no content security policy asks about. Empty for unlisted pages. */
export function structuredData({ locale, meta, site, breadcrumbs }: Page, origin: string): string {
  if (!meta.addresses) return '';
  const { canonical } = meta.addresses;
  const firm = { '@id': `${origin}/#organization` };
  const website = { '@id': `${origin}/#website` };
  const breadcrumb = { '@id': `${canonical}#breadcrumb` };
  const graph = [
    {
      '@type': 'Organization',
      ...firm,
      name: site,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      foundingDate: founded.replaceAll('.', '-'),
    },
    {
      '@type': 'WebSite',
      ...website,
      name: site,
      url: `${origin}/`,
      inLanguage: LOCALES.map(languageTag),
      publisher: firm,
    },
    {
      '@type': 'WebPage',
      url: canonical,
      name: meta.title,
      description: meta.description,
      inLanguage: languageTag(locale),
      isPartOf: website,
      ...(breadcrumbs.length > 1 && { breadcrumb }),
    },
    ...(breadcrumbs.length > 1
      ? [
          {
            '@type': 'BreadcrumbList',
            ...breadcrumb,
            itemListElement: breadcrumbs.map(crumb(origin)),
          },
        ]
      : []),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
}

const crumb =
  (origin: string) =>
  ({ name, address }: Page['breadcrumbs'][number], index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + address,
  });
