import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request after the answer; a few at once are a hasty program. */
const MAX_UNANSWERED = 100;

/** Cuts a connection that sends request after request without taking the answers: they would all lie in memory, a hundred times what was sent. */
export function limitPipelining({ server }: Pick<FastifyInstance, 'server'>): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MAX_UNANSWERED) socket.destroy();
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
