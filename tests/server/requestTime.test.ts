import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_MS, limitRequestTime } from '@/server/plugins/requestTime';

/** Takes every body to its end. */
const server = createServer();
let isReading = true;
const arrived: IncomingMessage[] = [];
server.on('request', (message, response) => {
  arrived.push(message);
  if (isReading) message.resume();
  message.once('end', () => response.end('whole'));
});
server.on('clientError', (_, socket) =>
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'),
);
limitRequestTime({ server });

beforeAll(async () => {
  // Only the clock of the limit stands still; sockets go on.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'Date'],
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  arrived.length = 0;
  isReading = true;
});

/** Begins a request and waits until its first bytes are there. */
async function begin(type: string): Promise<{ client: ClientRequest; message: IncomingMessage }> {
  const { port } = server.address() as AddressInfo;
  const client = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': type },
  });
  client.on('error', () => undefined);
  client.write('first');
  if (arrived.length === 0) await once(server, 'request');
  const [message] = arrived;
  if (!message) throw new Error('nothing came');
  return { client, message };
}
const more = async (client: ClientRequest, message: IncomingMessage) => {
  const before = message.socket.bytesRead;
  client.write('more');
  while (message.socket.bytesRead === before) await new Promise((resolve) => setImmediate(resolve));
};
const statusOf = async (client: ClientRequest) => {
  const [answer] = (await once(client, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

it('cuts a request that goes on for too long', async () => {
  const { client, message } = await begin('application/json');
  await more(client, message);
  const status = statusOf(client);
  jest.advanceTimersByTime(REQUEST_MS);
  expect(await status).toBe(408);
});

it('lets an upload take its time while something of it comes, and cuts one that stands still', async () => {
  const { client, message } = await begin('multipart/form-data; boundary=x');
  for (let minute = 0; minute < 3; minute += 1) {
    await more(client, message);
    jest.advanceTimersByTime(REQUEST_MS);
  }
  const status = statusOf(client);
  client.end('last');
  expect(await status).toBe(200);

  arrived.length = 0;
  const still = await begin('multipart/form-data; boundary=x');
  await more(still.client, still.message);
  jest.advanceTimersByTime(REQUEST_MS);
  const cut = statusOf(still.client);
  jest.advanceTimersByTime(REQUEST_MS);
  expect(await cut).toBe(408);
});

it('does not cut an upload that waits here to be read', async () => {
  isReading = false;
  const { client, message } = await begin('multipart/form-data; boundary=x');
  client.write(Buffer.alloc(message.readableHighWaterMark * 4));
  while (message.readableLength < message.readableHighWaterMark)
    await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(5 * REQUEST_MS);
  const status = statusOf(client);
  message.resume();
  client.end();
  expect(await status).toBe(200);
});
