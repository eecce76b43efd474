import Fastify, { type FastifyInstance } from 'fastify';
import { bindContract, type Handlers, loadContract, ErrorMessages } from '@/server/contract';
import { BusinessError } from '@/server/errors';
import type { Guard } from '@/server/auth/guard';
import { ocrHandlers } from '@/server/handlers/ocr';
import type { Ocr } from '@/server/ocr';
import { handleErrors } from '@/server/plugins/failures';
import { logRequests } from '@/server/plugins/requestLog';
import { fileOf } from './support';

const contract = loadContract();
const others = Object.fromEntries(
  Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) =>
      operation['x-websocket'] ? [] : [[operation.operationId, () => null]],
    ),
) as unknown as Handlers;
const guard = {
  authenticate: async () => ({}),
  authorize: async () => undefined,
} as unknown as Guard;

let app: FastifyInstance;
afterEach(() => app.close());

/** The call with a reader of its own; resolves to its address. */
async function serve(read: Ocr['read']): Promise<string> {
  app = Fastify();
  const errorMessages = new ErrorMessages(contract);
  logRequests(app);
  handleErrors(app, errorMessages);
  const ocr = { read, close: async () => undefined };
  bindContract(app, {
    contract,
    handlers: { ...others, ...ocrHandlers({ ocr, errorMessages }) },
    guard,
    validateResponses: true,
  });
  return `${await app.listen({ port: 0 })}/api/v2/ocr/extract`;
}

function send(
  url: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(fileOf('level.jpg'))]), 'level.jpg');
  return fetch(url, { method: 'POST', body, headers, signal });
}

const LINES = { accept: 'application/x-ndjson' };

it('says when to come back where too many files wait', async () => {
  const url = await serve(async () => {
    throw new BusinessError('E5004', {}, 503);
  });
  const answer = await send(url);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '10',
    { detail: 'Many files are being read at the moment. Please try again in 10 seconds.' },
  ]);
});

it.each([
  [{}, 'No text was found in this file.'],
  [
    { unsupportedScript: 'Thai' },
    'The text is in a script that cannot be read. Korean, English and traditional Chinese can.',
  ],
])('says why there is no text: %j', async (why, message) => {
  const page = { text: '', source: 'recognised' as const, confidence: null, doubtful: [], ...why };
  const data = { text: '', pages: [page] };
  const url = await serve(async () => data);
  expect(await (await send(url)).json()).toEqual({ code: '200', message, data });
});

it('hides what nobody foresaw', async () => {
  const url = await serve(async () => {
    throw new Error('secret detail');
  });
  const answer = await send(url, { 'accept-language': 'ko' });
  expect(answer.status).toBe(500);
  expect(((await answer.json()) as { detail: string }).detail).toMatch(
    /^서버에서 문제가 발생했습니다\. .*[\w-]+$/,
  );
});

it('ends a counted answer with what went wrong', async () => {
  const url = await serve(async (_file, { onProgress }) => {
    onProgress(1, 3);
    throw new BusinessError('E1425', {}, 422);
  });
  const answer = await send(url, LINES);
  expect(answer.status).toBe(200);
  expect(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { done: 1, total: 3 },
    { status: 422, detail: 'The file is too complex to be read in a reasonable time.' },
  ]);
});

it('answers with a status of its own what fails before the first page', async () => {
  const url = await serve(async () => {
    throw new BusinessError('E1421', {}, 422);
  });
  expect((await send(url, LINES)).status).toBe(422);
});

it('stops reading when the client goes away', async () => {
  const client = new AbortController();
  let stopped: (reason: unknown) => void;
  const reading = new Promise((resolve) => (stopped = resolve));
  const url = await serve(
    (_file, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped('stopped');
          reject(signal.reason as Error);
        });
        client.abort();
      }),
  );
  await expect(send(url, {}, client.signal)).rejects.toThrow('aborted');
  expect(await reading).toBe('stopped');
});
