import type { FastifyRequest } from 'fastify';
import { TOKEN_COOKIE } from '@/domain/session';

/** A cookie's value as it was sent; ours hold no character that would have to be escaped. */
export function readCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * The token that the request carries; undefined where it cannot be one of ours. The demo cookie beside it is only a hint for the screen and is
 * never read here (SE-11).
 */
export function sessionToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = readCookie(request, TOKEN_COOKIE);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
