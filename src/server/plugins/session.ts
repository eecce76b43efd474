import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** SE-1. The demo cookie beside it is only a hint for the screen and is never read here (SE-11). */
const TOKEN_COOKIE = 'dif17-auth-token';

export async function readCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** The token that the request carries; undefined where it cannot be one of ours. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[TOKEN_COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
