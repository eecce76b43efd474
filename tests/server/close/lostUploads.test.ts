import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { smallCompany } from '@/domain/demoInsurer';
import { type Person, signInAs } from '../admin/support';
import { API, type Answer, type TestApp, startTestApp } from '../support/app';
import { giveRights } from './bookRights';
import { archive, filesOf } from './support';

/* Files of which the rest never comes. */

let test: TestApp;
let actuary: Person;
beforeAll(async () => {
  test = await startTestApp();
  await giveRights(test);
  actuary = await signInAs(test, 'actuaryuser');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const opening =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="book.zip"\r\nContent-Type: application/zip\r\n\r\n';
const url = `${API}/close/imports?dryRun=true`;
const headersOf = (type: string) => ({ ...actuary.headers, 'content-type': type });

/** Sends the first bytes of a file, and waits until the server has them. */
async function begin(): Promise<{ client: ClientRequest; message: IncomingMessage }> {
  const { port } = test.app.server.address() as AddressInfo;
  const arrived = once(test.app.server, 'request') as Promise<[IncomingMessage]>;
  const client = request({
    host: '127.0.0.1',
    port,
    path: url,
    method: 'POST',
    headers: { ...headersOf('multipart/form-data; boundary=b'), 'content-length': 100_000 },
  });
  client.on('error', () => undefined);
  client.write(`${opening}PK`);
  const [message] = await arrived;
  return { client, message };
}

async function leave({ client, message }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  const gone = new Promise((resolve) => message.once('close', resolve));
  client.destroy();
  await gone;
}

const whole = () =>
  test.app.inject({
    method: 'POST',
    url,
    headers: headersOf('multipart/form-data; boundary=b'),
    payload: Buffer.concat([
      Buffer.from(opening),
      archive(filesOf(smallCompany)),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  });

it('who leaves while waiting to be read, or while being read, holds up nobody', async () => {
  const [first, second, third, fourth] = [
    await begin(),
    await begin(),
    await begin(),
    await begin(),
  ];
  await Promise.all([leave(third), leave(fourth)]);
  await Promise.all([leave(first), leave(second)]);
  expect((await whole()).json<Answer>()).toMatchObject({ code: '200', data: { errors: [] } });
});

it.each(['multipart/form-data', 'multipart/form-data; boundary='])(
  'a form of type %s is named as broken',
  async (type) => {
    const answer = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...headersOf(type), 'accept-language': 'en' },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Answer>().code).toBe('E1000');
  },
);
