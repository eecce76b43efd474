/**
 * The service worker of the wiki. Pages come from the network while there is one; without it an empty page starts the application, which
 * draws the text that is kept. Scripts and styles are named by their content: they come from the cache where they are in it, and a new release
 * fetches only those that have changed.
 * Built on its own (scripts/site/offline.ts), which puts `OFFLINE` before it: it may import types only.
 */
import type { Locale } from '@/domain/locale';
import type { OfflineRelease, OfflineRequest, OfflineState } from '@/domain/wiki';
import type { FetchEvent, WorkerScope } from './offlineScope';

declare const OFFLINE: OfflineRelease;
const worker = globalThis as unknown as WorkerScope<OfflineRequest>;

const FILES = 'wiki-files';
/** Which pages are cached, by address. The whole language has an asterisk for a path. */
const PAGES = 'wiki-pages';
const WHOLE = '*';
const MAX_PARALLEL_FETCHES = 6;
/** How long a page that is cached waits for the network. */
const NETWORK_TIMEOUT_MS = 3000;

const languages = Object.keys(OFFLINE.languages) as Locale[];
const known = new Set(
  Object.values(OFFLINE.languages).flatMap(({ core, search, pages }) => [
    ...core,
    ...search,
    ...Object.values(pages),
  ]),
);
const addressOf = (path: string, locale: Locale) => `${OFFLINE.wiki}/${path}?lang=${locale}`;
const shellOf = (locale: Locale) => `${OFFLINE.shell}?lang=${locale}`;
/** Where a file is cached whose address is the same in every release. */
const keyOf = (address: string) => {
  const url = new URL(address, location.origin);
  url.searchParams.set('release', OFFLINE.release);
  return url.pathname + url.search;
};
const find = async (key: string) => (await caches.open(FILES)).match(key, { ignoreVary: true });

async function marksOf(locale: Locale): Promise<string[]> {
  const addresses = (await (await caches.open(PAGES)).keys()).map(({ url }) => new URL(url));
  const mine = addresses.filter(({ searchParams }) => searchParams.get('lang') === locale);
  return mine.map(({ pathname }) => pathname.slice(OFFLINE.wiki.length + 1));
}

async function stateOf(locale: Locale): Promise<OfflineState> {
  const marks = await marksOf(locale);
  const { pages, bytes } = OFFLINE.languages[locale];
  return { pages: marks.filter((mark) => pages[mark]), complete: marks.includes(WHOLE), bytes };
}

/** While a release is being replaced the server may already send the next one's: that is refused. */
async function fetchOfRelease(cache: Cache, address: string, integrity: string): Promise<void> {
  if (await find(keyOf(address))) return;
  // Without cookies: the answer would otherwise set the reader's language.
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(keyOf(address), response);
}

/** Fetches what is missing, then notes the pages as kept. The asterisk is all pages and the search. */
async function keep(
  locale: Locale,
  paths: string[],
  tell?: (progress: number) => void,
): Promise<void> {
  const { core, search, pages } = OFFLINE.languages[locale];
  const whole = paths.includes(WHOLE);
  const wanted = whole ? Object.keys(pages) : paths.filter((path) => pages[path]);
  if (wanted.length === 0) return;
  const cache = await caches.open(FILES);
  await fetchOfRelease(cache, OFFLINE.app, OFFLINE.integrity.app);
  await fetchOfRelease(cache, shellOf(locale), OFFLINE.integrity.shell[locale]);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const assets = new Set([
    ...core,
    ...(whole ? search : []),
    ...wanted.flatMap((path) => pages[path] ?? []),
  ]);
  const missing = [...assets].filter((asset) => !here.has(asset));
  const count = missing.length;
  let done = 0;
  const fetchNext = async () => {
    for (let asset = missing.pop(); asset; asset = missing.pop()) {
      await cache.add(asset);
      done += 1;
      tell?.(done / count);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, fetchNext));
  const marks = await caches.open(PAGES);
  for (const path of whole ? [...wanted, WHOLE] : wanted)
    await marks.put(addressOf(path, locale), new Response());
}

/** What every page needs stays, and what another language needs. */
async function remove(locale: Locale): Promise<void> {
  const marks = await caches.open(PAGES);
  for (const path of await marksOf(locale)) await marks.delete(addressOf(path, locale));
  const { core, search, pages } = OFFLINE.languages[locale];
  const shared = new Set(
    languages.flatMap((other) => (other === locale ? core : OFFLINE.languages[other].search)),
  );
  const cache = await caches.open(FILES);
  for (const asset of [...search, ...Object.values(pages)])
    if (!shared.has(asset)) await cache.delete(asset);
}

async function answer(
  { kind, path, locale }: OfflineRequest,
  tell: (state: OfflineState) => void,
): Promise<void> {
  const before = await stateOf(locale);
  try {
    if (kind === 'remove') await remove(locale);
    else
      await keep(
        locale,
        [kind === 'keep' ? WHOLE : path],
        kind === 'keep' ? (progress) => tell({ ...before, progress }) : undefined,
      );
    tell(await stateOf(locale));
  } catch {
    // A page that could not be kept by the way is no failure to the reader, who has not asked for it.
    tell({ ...(await stateOf(locale)), ...(kind !== 'read' && { failed: true }) });
  }
}

/** The language that the address asks for, or the chosen one, as far as it is kept. */
async function emptyPage({
  searchParams,
}: URL): Promise<{ locale: Locale; page: Response } | undefined> {
  const chosen = await worker.cookieStore?.get(OFFLINE.localeCookie);
  for (const candidate of [searchParams.get('lang'), chosen?.value, ...languages]) {
    const locale = languages.find((language) => language === candidate);
    const page = locale && (await find(keyOf(shellOf(locale))));
    if (page) return { locale, page };
  }
  return undefined;
}

/** The network's answer, or what is cached where there is none; `inTime` does not wait for it long. */
function networkFirst(network: Promise<Response>, cached: Response, inTime: boolean) {
  const attempts = [network.catch(() => cached)];
  if (inTime)
    attempts.push(new Promise((resolve) => setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS)));
  return Promise.race(attempts);
}

async function pageAt(request: Request, url: URL): Promise<Response> {
  const network = fetch(request);
  const empty = await emptyPage(url).catch(() => undefined);
  if (!empty) return network;
  const path = url.pathname.slice(OFFLINE.wiki.length + 1);
  return networkFirst(network, empty.page, (await marksOf(empty.locale)).includes(path));
}

async function appScript(request: Request): Promise<Response> {
  const network = fetch(request);
  const cached = await find(keyOf(OFFLINE.app)).catch(() => undefined);
  return cached ? networkFirst(network, cached, true) : network;
}

async function assetAt(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const kept = await find(pathname);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok && (known.has(pathname) || pathname.endsWith('.woff2'))) {
    const copy = response.clone();
    // A full disk must not keep the reader from the page.
    event.waitUntil(
      caches
        .open(FILES)
        .then((cache) => cache.put(pathname, copy))
        .catch(() => undefined),
    );
  }
  return response;
}

// What the reader keeps is whole in this release before it takes over.
worker.addEventListener('install', (event) => {
  const renew = async () => {
    for (const locale of languages) await keep(locale, await marksOf(locale));
    await worker.skipWaiting();
  };
  event.waitUntil(renew());
});

/** Files of other releases alone are let go. */
async function removeOutdated(): Promise<void> {
  const fixed = [OFFLINE.app, ...languages.map(shellOf)].map(keyOf);
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const isCurrent = known.has(pathname) || pathname.endsWith('.woff2');
    if (!isCurrent && !fixed.includes(pathname + search)) await cache.delete(request);
  }
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOutdated().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(answer(event.data, (state) => event.ports[0]?.postMessage(state)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== 'GET') return;
  const isPage = url.pathname === OFFLINE.wiki || url.pathname.startsWith(`${OFFLINE.wiki}/`);
  if (request.mode === 'navigate' && isPage) event.respondWith(pageAt(request, url));
  else if (url.pathname === OFFLINE.app) event.respondWith(appScript(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(assetAt(event, url));
});
