import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from '../errors';

const PROVIDER = 'https://accounts.google.com';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The hashes of a page's own inline scripts and styles, as CSP sources. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

/** The policy of a page. Style attributes are open: charts and overlays position themselves by them. WebAssembly reads PDFs in the page. */
export function pagePolicy({ script, style }: InlineHashes, withProvider: boolean): string {
  const provider = withProvider ? [PROVIDER] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...script, ...provider],
    'style-src': ["'self'", ...style, ...provider],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...provider],
    'frame-src': withProvider ? provider : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** An answer of the API is never a document. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const isApiPath = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Where a request was routed to: `/%61pi/health` is `/api/health`. An address without a route stays as it was written. */
export const routedPath = ({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): string => routeOptions.url ?? url;

/** Headers for every answer, and a refusal for requests that change something and come from another site. */
export async function secure(app: FastifyInstance, withProvider: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: withProvider ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    if (!isApiPath(routedPath(request))) return;
    reply.header('content-security-policy', API_POLICY).header('cache-control', 'no-store');
    if (!SAFE_METHODS.has(request.method) && isCrossSite(request))
      throw new BusinessError('E1003', {}, 403);
  });
}

/** Browsers say where a request comes from; programs that say nothing carry no visitor's cookie. */
export function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
