import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale, isLocale, languageTag } from '@/domain/locale';
import { BusinessError } from '../errors';
import type { ErrorMessages } from '../contract';
import { matchesEntityTag } from './entityTag';
import { sendFailure } from './failures';
import { type Encoding, type PageForms, type SitePages, loadPages } from './sitePages';
import { isApiPath, pagePolicy } from './security';

/** In seconds. */
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

interface SiteOptions {
  siteDir: string;
  withProvider: boolean;
  errorMessages: ErrorMessages;
}

/** Serves the built pages, assets and root files; everything else is a 404: an envelope under /api, an empty answer for a file, a page otherwise. */
export async function serveSite(
  app: FastifyInstance,
  { siteDir, withProvider, errorMessages }: SiteOptions,
): Promise<void> {
  const pages = await loadPages(siteDir, (hashes) => pagePolicy(hashes, withProvider));
  const rootDir = path.join(siteDir, 'root');
  const rootFiles = new Set(await readdir(rootDir).catch(() => []));
  if (!pages)
    app.log.warn(
      { siteDir },
      'no built site here ("npm start" builds it into dist/site): only the API answers',
    );

  await app.register(fastifyStatic, {
    root: path.join(siteDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    redirect: false,
    // A folder is not there, rather than forbidden.
    allowedPath: (address) => !address.endsWith('/'),
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '1y',
    globIgnore: ['**/*.{br,gz}'],
    suppressWarning: true,
  });

  app.setNotFoundHandler((request, reply) => {
    const [address = '/'] = request.url.split('?', 1);
    if (isApiPath(address))
      return sendFailure(request, reply, new BusinessError('E1004', {}, 404), errorMessages);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const page = reading ? pages?.at(address) : undefined;
    if (page) return sendPage(request, reply, page);
    if (
      reading &&
      address.length > 1 &&
      address.endsWith('/') &&
      pages?.at(address.replace(/\/+$/, '') || '/')
    ) {
      return reply.redirect(
        `${address.replace(/\/+$/, '') || '/'}${request.url.slice(address.length)}`,
        301,
      );
    }
    if (reading && rootFiles.has(address.slice(1)))
      return reply.sendFile(address.slice(1), rootDir, {
        // Scripts know the names of all others: an old one would ask for what is gone.
        maxAge: address.endsWith('.js') ? 0 : '1h',
        immutable: false,
      });
    reply.code(404).header('cache-control', 'no-store');
    // A script or an image that is gone must not look like a document.
    const isFile = address.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(address);
    return pages && !isFile
      ? sendPage(request, reply, pages.notFoundAt(address))
      : reply.type('text/plain').send('');
  });
}

/** A link's `?lang=` is for its reader, the stored choice is for everyone else (design §5). */
function localeOf(request: FastifyRequest): { locale: Locale; keep: boolean } {
  const { lang } = request.query as { lang?: unknown };
  const stored = request.cookies[LOCALE_COOKIE];
  // Chosen in our own header, or the first language that this reader meets: without JavaScript the next page would fall back to English.
  if (isLocale(lang))
    return {
      locale: lang,
      keep: !isLocale(stored) || request.headers['sec-fetch-site'] === 'same-origin',
    };
  return { locale: isLocale(stored) ? stored : DEFAULT_LOCALE, keep: false };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReturnType<SitePages['notFoundAt']>,
): FastifyReply {
  const { locale, keep } = localeOf(request);
  if (keep)
    reply.setCookie(LOCALE_COOKIE, locale, {
      path: '/',
      maxAge: ONE_YEAR_SECONDS,
      sameSite: 'lax',
    });
  const forms: PageForms = page[locale];
  const encoding = chooseEncoding(request.headers['accept-encoding'], forms);
  const etag = `"${forms.hash}-${encoding}"`;
  reply
    .header('vary', 'Cookie, Accept-Encoding')
    .header('content-language', languageTag(locale))
    .header('content-security-policy', forms.policy)
    .header('etag', etag);
  if (reply.statusCode === 404)
    return reply
      .type('text/html; charset=utf-8')
      .headers(encodingHeader(encoding))
      .send(forms.bodies[encoding]);
  reply.header('cache-control', 'no-cache');
  if (matchesEntityTag(request, etag)) return reply.code(304).send();
  return reply
    .type('text/html; charset=utf-8')
    .headers(encodingHeader(encoding))
    .send(forms.bodies[encoding]);
}

function encodingHeader(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'content-encoding': encoding };
}

function chooseEncoding(header: string | string[] | undefined, { bodies }: PageForms): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase().replaceAll(' ', ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (
    (['br', 'gzip'] as const).find((encoding) => bodies[encoding] && accepted.includes(encoding)) ??
    'identity'
  );
}
