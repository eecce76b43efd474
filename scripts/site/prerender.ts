/**
 * Writes every public page in every language as complete HTML, with the styles it needs and the loader inside, and the manifest by which
 * the server finds pages and their content security policy hashes.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import type { Page, renderPages as RenderPages } from '../../src/app/prerender';
import { LOCALES, type Locale } from '../../src/domain/locale';
import { WIKI } from '../../src/domain/wiki';
import { APP_SCRIPT } from '../../webpack.config';
import { type Assets, documentOf } from './document';
import { SHELL } from './offline';
import { TOKEN_COOKIE } from '../../src/domain/session';
import { standalone } from './standalone';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'dist/site');

interface ManifestPage {
  file: string;
  csp: Partial<Record<Locale, { script: string[]; style: string[] }>>;
}
interface Manifest {
  pages: Record<string, ManifestPage>;
  notFound: ManifestPage;
  /** What stands instead below an address that ends in a slash. */
  notFoundBelow: Record<string, ManifestPage>;
}

/** The file of a page, whatever its language. */
function fileOf(pagePath: string): string {
  return pagePath === '/'
    ? 'index.html'
    : `${pagePath.replace(/^\//, '').replace('*', 'not-found')}.html`;
}

/** The entry of a page in the manifest; a path that ends in `*` stands for addresses that have no page. */
function entryOf({ pages, notFound, notFoundBelow }: Manifest, pagePath: string): ManifestPage {
  if (pagePath === '*') return notFound;
  const entry = { file: fileOf(pagePath), csp: {} };
  return pagePath.endsWith('/*')
    ? (notFoundBelow[pagePath.slice(0, -1)] ??= entry)
    : (pages[pagePath] ??= entry);
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style sheets of chunks, by name, in their order. */
function sheetsOf(chunks: string[], stats: StatsCompilation): string[] {
  const assets = chunks.flatMap((chunk) => stats.namedChunkGroups?.[chunk]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => name))].filter((name) => name.endsWith('.css'));
}

const readSheet = async (name: string) => ({
  href: `/assets/${name}`,
  css: await readFile(path.join(site, 'assets', name), 'utf8'),
});

/** The style sheets of a page: those of the application's start, then those of its screen and of the screen's static islands. */
function stylesOf(chunk: string, stats: StatsCompilation): Promise<Assets['styles']> {
  return Promise.all(sheetsOf(['start', chunk, `${chunk}-island`], stats).map(readSheet));
}

/** The files that our own texts need: the last that a family declares for a weight (facesLoader.cjs). */
async function filesOf(sheets: string[]): Promise<string[]> {
  const files = new Map<string, string>();
  for (const { css } of await Promise.all(sheets.map(readSheet)))
    for (const [, weight = '', file = ''] of css.matchAll(
      /font-weight:([^;]+);[^}]*?url\(([^)]+)\)/g,
    ))
      files.set(weight, file);
  return [...files.values()];
}

/** The wiki's service worker answers with a page that has no content of its own: the application draws whatever the address names. */
function withShell(pages: Page[]): Page[] {
  const unknown = pages.find((page) => page.path === `${WIKI}/*`);
  if (!unknown) throw new Error('The wiki has no page for unknown sections.');
  return [...pages, { ...unknown, path: SHELL, html: '' }];
}

/** `stats` are the browser build's, with its chunk groups; `origin` is where the site will stand. */
export async function prerender(stats: StatsCompilation, origin: string): Promise<void> {
  const { renderPages } = createRequire(import.meta.url)(
    path.join(root, 'dist/prerender/prerender.cjs'),
  ) as {
    renderPages: typeof RenderPages;
  };
  const cookie = `const TOKEN_COOKIE=${JSON.stringify(TOKEN_COOKIE)};`;
  const loader = await standalone('src/app/loader.ts', cookie);

  await rm(path.join(site, 'pages'), { recursive: true, force: true });
  const manifest: Manifest = {
    pages: {},
    notFound: { file: fileOf('*'), csp: {} },
    notFoundBelow: {},
  };
  const listed: Page[] = [];
  for (const locale of LOCALES) {
    const faces = sheetsOf(['font-latin', `font-${locale}`], stats);
    const fonts = faces.map((name) => `/assets/${name}`);
    const fontFiles = await filesOf(faces);
    for (const page of withShell(await renderPages(locale, origin))) {
      const styles = await stylesOf(page.chunk, stats);
      const file = fileOf(page.path);
      const target = path.join(site, 'pages', locale, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(
        target,
        documentOf(page, { app: APP_SCRIPT, fonts, fontFiles, loader, styles }, origin),
      );
      entryOf(manifest, page.path).csp[locale] = {
        script: [sha256(loader)],
        style: styles.map(({ css }) => sha256(css)),
      };
      if (page.meta.addresses) listed.push(page);
    }
  }
  await writeFile(path.join(site, 'manifest.json'), JSON.stringify(manifest));
  await writeRootFiles(listed, origin);
}

async function writeRootFiles(pages: Page[], origin: string): Promise<void> {
  const folder = path.join(site, 'root');
  await mkdir(folder, { recursive: true });
  const urls = new Map(
    pages.map(({ meta: { addresses } }) => [
      addresses?.canonical ?? '',
      addresses?.alternates ?? [],
    ]),
  );
  const entries = [...urls].map(([canonical, alternates]) => {
    const links = alternates
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      .join('');
    return `<url><loc>${canonical}</loc>${links}</url>`;
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  await writeFile(
    path.join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${entries.join('')}</urlset>`,
  );
  await writeFile(
    path.join(folder, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  for (const file of ['favicon.svg', 'social-card.png']) {
    await writeFile(path.join(folder, file), await readFile(path.join(root, 'src/content', file)));
  }
}
