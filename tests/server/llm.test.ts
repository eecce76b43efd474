import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModel } from '@/server/llm';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A client of an endpoint that answers as the listener says. */
async function modelOf(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const model = createModel({ baseUrl, model: 'small', apiKey: 'key' });
  if (!model) throw new Error('There is no model.');
  return model;
}

const completion = (content: unknown, finish = 'stop') =>
  JSON.stringify({ choices: [{ message: { content }, finish_reason: finish }] });
const request = { instructions: 'Choose.', material: 'Q', maxTokens: 50, timeoutMs: 5000 };

describe('the client of a language model', () => {
  it('is not there without an endpoint', () => {
    expect(createModel(undefined)).toBeUndefined();
  });

  it('sends instructions, material and key, and gives the text', async () => {
    let body = '';
    let key: string | undefined;
    const model = await modelOf((message, response) => {
      key = message.headers.authorization;
      message.on('data', (chunk: Buffer) => (body += chunk.toString()));
      message.on('end', () => response.end(completion('[1]')));
    });
    await expect(model.complete(request)).resolves.toBe('[1]');
    expect(key).toBe('Bearer key');
    expect(JSON.parse(body)).toMatchObject({
      model: 'small',
      messages: [
        { role: 'system', content: 'Choose.' },
        { role: 'user', content: 'Q' },
      ],
    });
  });

  it.each<[string, RequestListener]>([
    ['fails', (_message, response) => void response.writeHead(500).end('{}')],
    ['sends elsewhere', (_m, response) => void response.writeHead(302, { location: '/x' }).end()],
    ['speaks no JSON', (_message, response) => void response.end('<html>')],
    ['says nothing', (_message, response) => void response.end(completion('  '))],
    ['refuses', (_message, response) => void response.end(completion(null))],
    ['stops in mid-sentence', (_m, response) => void response.end(completion('[1', 'length'))],
    [
      'hangs up',
      (_message, response) => {
        response.write('{"choices":');
        setImmediate(() => response.destroy());
      },
    ],
    ['never ends', (_message, response) => void response.end('x'.repeat(300_000))],
  ])('gives no text of an endpoint that %s', async (_name, listener) => {
    const model = await modelOf(listener);
    await expect(model.complete(request)).rejects.toThrow('answer');
  });

  it('waits no longer than it may', async () => {
    const model = await modelOf(() => undefined);
    await expect(model.complete({ ...request, timeoutMs: 50 })).rejects.toThrow('took too long');
  });
});
