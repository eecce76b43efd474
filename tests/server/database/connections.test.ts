import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type TestApp, startTestApp } from '../support/app';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

const REQUEST =
  'GET /api/v1/basicbiz/commonCode/dtl/list?mstCode=COUNTRY_CD HTTP/1.1\r\nHost: gof.example\r\n';

it('answers ten requests that come at once on one connection', async () => {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  socket.write(`${`${REQUEST}\r\n`.repeat(9)}${REQUEST}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  expect(
    Buffer.concat(received)
      .toString()
      .match(/HTTP\/1\.1 200 OK/g),
  ).toHaveLength(10);
});

it('cuts a connection that asks and asks without taking the answers', async () => {
  const cut = new Promise<unknown>((resolve) =>
    test.app.server.once('connection', (connection) => connection.once('close', resolve)),
  );
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`${REQUEST}\r\n`.repeat(2000));
  await cut;
  socket.destroy();
  expect((await test.get('/api/health')).status).toBe(200);
});

it('says that a file is too large when it is, not when all of it has come', async () => {
  const socket = connect(port, '127.0.0.1');
  const answer = once(socket, 'data') as Promise<[Buffer]>;
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  socket.write(
    'POST /api/v2/ocr/extract HTTP/1.1\r\nHost: gof.example\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  socket.write(chunk('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'));
  // Never ended: whoever waits for the end waits for ever.
  socket.write(chunk('x'.repeat(2 * 1024 * 1024 + 1)));
  expect((await answer)[0].toString()).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});
