/** The HTML document around a rendered page. */
import { type Locale, languageTag } from '../../src/domain/locale';
import type { Page } from '../../src/app/prerender';
import { structuredData } from './structuredData';

export interface Assets {
  /** The script that the loader brings. */
  app: string;
  /** The style sheets that declare the fonts of the page's language, and the files that its pages need of them, for the loader. */
  fonts: string[];
  fontFiles: string[];
  /** The loader itself, minified. */
  loader: string;
  /** Address and text of each style sheet of the page. */
  styles: { href: string; css: string }[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

function addresses({ addresses: known }: Page['meta']): string[] {
  if (!known) return ['<meta name="robots" content="noindex">'];
  return [
    `<link rel="canonical" href="${escape(known.canonical)}">`,
    ...known.alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escape(href)}">`,
    ),
    `<meta property="og:url" content="${escape(known.canonical)}">`,
  ];
}

/** What stands between `<head>` tags of a page; styles are named by address, so that the application does not fetch them again. */
export function documentOf(
  page: Page,
  { app, fonts, fontFiles, loader, styles }: Assets,
  origin: string,
): string {
  const { title, description } = page.meta;
  return [
    `<!doctype html><html lang="${languageTag(page.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(title)}</title><meta name="description" content="${escape(description)}">`,
    ...addresses(page.meta),
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escape(title)}"><meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:locale" content="${openGraphLocale(page.locale)}"><meta property="og:site_name" content="${escape(page.site)}">`,
    `<meta property="og:image" content="${origin}/social-card.png"><meta property="og:image:width" content="1200">`,
    '<meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#0b1f3a"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    structuredData(page, origin),
    ...styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`),
    `</head><body><div id="root">${page.html}</div><script data-app="${app}" data-fonts="${fonts.join(' ')}" data-files="${fontFiles.join(' ')}">${loader}</script></body></html>`,
  ].join('');
}

function openGraphLocale(locale: Locale): string {
  return { en: 'en_US', ko: 'ko_KR', 'zh-tw': 'zh_TW' }[locale];
}
