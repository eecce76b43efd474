import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** The envelope's code where it is not 200. */
    responseCode: string;
  }
}

/** One line an answer, and the request's number in a header. No query, no address, no header of the visitor: they are personal data. */
export function logRequests(app: FastifyInstance): void {
  app.decorateReply('responseCode', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? request.url.split('?', 1)[0]?.slice(0, 200);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms,
      ...(reply.responseCode && { code: reply.responseCode }),
    };
    request.log.info(line, 'answered');
  });
}
