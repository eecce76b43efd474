/** Writes the service worker by which the wiki is read offline: which files each language needs, and the program that keeps them. */
import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { LOCALE_COOKIE, LOCALES, type Locale } from '../../src/domain/locale';
import { flattened, GLOSSARY, type OfflineRelease, WIKI } from '../../src/domain/wiki';
import { APP_SCRIPT } from '../../webpack.config';
import { compressFolder } from './compress';
import { standalone } from './standalone';

const site = path.resolve(import.meta.dirname, '../../dist/site');

/** Where the page without content stands; scripts/site/prerender.ts writes it. */
export const SHELL = `${WIKI}/offline`;

type ChunkGroup = Compilation['chunkGroups'][number];

function groupOf(compilation: Compilation, name: string): ChunkGroup {
  const group = compilation.namedChunkGroups.get(name) ?? compilation.entrypoints.get(name);
  if (!group) throw new Error(`The build has no chunk ${name}, which the wiki needs offline.`);
  return group;
}

/** The first script is none of them: its name is not its content's. */
const filesOf = (groups: ChunkGroup[]) =>
  [...new Set(groups.flatMap((group) => group.getFiles()))]
    .filter((name) => !name.startsWith('../'))
    .map((name) => `/assets/${name}`);

/** The faces that a chunk declares. */
const facesOf = (group: ChunkGroup) =>
  group.chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]).map((name) => `/assets/${name}`);

function languageOf(
  compilation: Compilation,
  locale: Locale,
): Omit<OfflineRelease['languages'][Locale], 'bytes'> {
  const named = (...names: string[]) => names.map((name) => groupOf(compilation, name));
  const main = groupOf(compilation, 'main');
  // The libraries that the first script brings side by side have no names.
  const libraries = main.getChildren().filter(({ name }) => !name);
  const own = named(
    'start',
    'wiki',
    'wiki-offline',
    'wiki-glossary',
    `common-${locale}`,
    `gof-${locale}`,
  );
  const fonts = named('font-latin', ...(locale === 'en' ? [] : [`font-${locale}`]));
  const textOf = (name: string) => filesOf([groupOf(compilation, name)])[0] ?? '';
  const texts = flattened.map((section) => {
    const name = `wiki-page-${section.path.replaceAll('/', '-')}-${locale}-md`;
    return [section.path, textOf(name)] as const;
  });
  return {
    core: [
      ...filesOf([main, ...libraries, ...own, ...fonts]),
      ...facesOf(groupOf(compilation, 'font-latin')),
    ],
    search: filesOf(named('wiki-search', `wiki-passages-${locale}`)),
    pages: { ...Object.fromEntries(texts), [GLOSSARY]: textOf('wiki-glossary') },
  };
}

/** On the wire: compressed where the server has it so. */
async function bytesOf(files: string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const full = path.join(site, file);
    return (await stat(`${full}.br`).catch(() => stat(full))).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const integrityOf = async (file: string) =>
  `sha256-${createHash('sha256')
    .update(await readFile(path.join(site, file)))
    .digest('base64')}`;

/** `compilation` is the browser build's; everything else of the site stands, compressed. */
export async function writeOffline(compilation: Compilation): Promise<void> {
  const languages = {} as OfflineRelease['languages'];
  const shell = {} as Record<Locale, string>;
  for (const locale of LOCALES) {
    const language = languageOf(compilation, locale);
    const files = new Set([...language.core, ...language.search, ...Object.values(language.pages)]);
    languages[locale] = { ...language, bytes: await bytesOf([`root${APP_SCRIPT}`, ...files]) };
    shell[locale] = await integrityOf(`pages/${locale}${SHELL}.html`);
  }
  const integrity = { app: await integrityOf(`root${APP_SCRIPT}`), shell };
  const fixed = { app: APP_SCRIPT, shell: SHELL, wiki: WIKI, localeCookie: LOCALE_COOKIE };
  const known = { ...fixed, integrity, languages };
  const release = createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 12);
  const told: OfflineRelease = { release, ...known };
  const script = await standalone(
    'src/app/offlineWorker.ts',
    `const OFFLINE=${JSON.stringify(told)};`,
  );
  await writeFile(path.join(site, 'root/offline.js'), script);
  await compressFolder(path.join(site, 'root'));
}
