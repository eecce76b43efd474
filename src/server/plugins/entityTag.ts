import type { FastifyRequest } from 'fastify';

/** Whether the reader holds the answer with this entity tag already (RFC 9110, If-None-Match). */
export function matchesEntityTag(
  { headers }: Pick<FastifyRequest, 'headers'>,
  etag: string,
): boolean {
  return (headers['if-none-match'] ?? '')
    .split(',')
    .some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*');
}
