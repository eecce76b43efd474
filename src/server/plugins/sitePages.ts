import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@/domain/locale';
import type { InlineHashes } from './security';

export type Encoding = 'identity' | 'br' | 'gzip';

/** A page in one language, ready to be sent. */
export interface PageForms {
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  hash: string;
  policy: string;
}
type PageByLocale = Record<Locale, PageForms>;

export interface SitePages {
  /** The page at a URL path. */
  at: (urlPath: string) => PageByLocale | undefined;
  /** What stands at a URL path that has no page. */
  notFoundAt: (urlPath: string) => PageByLocale;
}

interface ManifestPage {
  file: string;
  csp: Record<Locale, InlineHashes>;
}
interface Manifest {
  pages: Record<string, ManifestPage>;
  notFound: ManifestPage;
  /** By the beginning of the path, with a slash at its end. */
  notFoundBelow: Record<string, ManifestPage>;
}

/** Reads the built pages into memory, so that a page is answered without touching the disk; undefined where there is no build. */
export async function loadPages(
  siteDir: string,
  policyOf: (hashes: InlineHashes) => string,
): Promise<SitePages | undefined> {
  const text = await readFile(path.join(siteDir, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest = JSON.parse(text) as Manifest;

  const load = async ({ file, csp }: ManifestPage): Promise<PageByLocale> => {
    const entries = LOCALES.map(async (locale) => {
      const bodies = await readForms(path.join(siteDir, 'pages', locale, file));
      const policy = policyOf(csp[locale]);
      // The policy belongs to what is cached: a 304 must not leave an old one beside a new page.
      const hash = createHash('sha256')
        .update(bodies.identity)
        .update(policy)
        .digest('base64url')
        .slice(0, 20);
      return [locale, { bodies, hash, policy }] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as PageByLocale;
  };

  const pages = new Map(
    await Promise.all(
      Object.entries(manifest.pages).map(async ([url, page]) => [url, await load(page)] as const),
    ),
  );
  const below = await Promise.all(
    Object.entries(manifest.notFoundBelow).map(
      async ([start, page]) => [start, await load(page)] as const,
    ),
  );
  const notFound = await load(manifest.notFound);
  return {
    at: (urlPath) => pages.get(urlPath),
    notFoundAt: (urlPath) => below.find(([start]) => urlPath.startsWith(start))?.[1] ?? notFound,
  };
}

async function readForms(file: string): Promise<PageForms['bodies']> {
  const optional = (suffix: string) => readFile(`${file}${suffix}`).catch(() => undefined);
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    optional('.br'),
    optional('.gz'),
  ]);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}
