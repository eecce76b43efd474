import type { FastifyInstance } from 'fastify';

/** How long a request may come, and how long an upload may stand still. */
export const REQUEST_MS = 30_000;

/**
 * Cuts requests that do not come to their end. Node's own limit runs from the first byte to the last, and a book of a million rows, which is read no faster than it is
 * judged, outlasts it: an upload may take its time while something of it comes, or waits here to be read.
 */
export function limitRequestTime({ server }: Pick<FastifyInstance, 'server'>): void {
  server.requestTimeout = 0;
  server.prependListener('request', (request, response) => {
    const { socket, headers } = request;
    if (!('content-length' in headers) && !('transfer-encoding' in headers)) return;
    const isUpload = headers['content-type']?.startsWith('multipart/') ?? false;
    let read = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      const isComing =
        socket.bytesRead > read || request.readableLength >= request.readableHighWaterMark;
      read = socket.bytesRead;
      if (isUpload && isComing) return;
      clearInterval(timer);
      const error = Object.assign(new Error('The request took too long.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      server.emit('clientError', error, socket);
    }, REQUEST_MS);
    timer.unref();
    response.once('close', () => clearInterval(timer));
  });
}
