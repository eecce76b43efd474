import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { origin } from './browser';

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

/**
 * Stands before the server under an origin of its own, so that a test can take the network away from pages and service workers alike:
 * `close`, and `open` again. `rewrite` gives another text for a path.
 */
export async function gateway(rewrite: Record<string, (text: string) => string> = {}) {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(
      origin() + incoming.url,
      { method: incoming.method, headers },
      (answer) => {
        const change = rewrite[incoming.url ?? ''];
        if (change) {
          const type = answer.headers['content-type'] ?? '';
          void text(answer).then((body) =>
            outgoing.writeHead(200, { 'content-type': type }).end(change(body)),
          );
        } else {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        }
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    open: () => listen(server, port),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
