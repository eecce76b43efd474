import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '../plugins/entityTag';

interface Serialised {
  body: Buffer;
  etag: string;
}

/**
 * Answers with data that many readers get: an object that comes again is checked and serialised once. Browsers keep the answer and ask whether it still holds (304).
 */
export class Revalidation {
  readonly #serialised = new WeakMap<object, Serialised>();

  /** @param check throws where the envelope is not what the contract promises. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    envelope: { data: object },
    check: ((envelope: unknown) => void) | undefined,
  ): FastifyReply {
    let serialised = this.#serialised.get(envelope.data);
    if (!serialised) {
      check?.(envelope);
      serialised = serialise(envelope);
      this.#serialised.set(envelope.data, serialised);
    }
    const { body, etag } = serialised;
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Accept-Language')
      .header('etag', etag);
    return matchesEntityTag(request, etag)
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(body);
  }
}

function serialise(envelope: object): Serialised {
  const body = Buffer.from(JSON.stringify(envelope));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  return { body, etag: `"${hash}"` };
}
