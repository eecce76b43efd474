import pg from 'pg';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { call, postmasterOf, startServer, stopServer, temporaryFolder } from '../support/process';

const CLIENTS = 8;
const ACKNOWLEDGED_REQUESTS = 60;

/** Messages of every stored consultation request. */
async function storedMessages(dataDir: string): Promise<Set<string>> {
  const password = await readFile(path.join(dataDir, 'postgres/password'), 'utf8');
  const port = Number(
    (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[3],
  );
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'gof', password, database: 'gof' });
  await client.connect();
  const { rows } = await client.query<{ message: string }>(
    'SELECT message FROM consultation_request',
  );
  await client.end();
  return new Set(rows.map(({ message }) => message));
}

describe('what was acknowledged', () => {
  it.each([
    ['the server', false],
    ['the server and its database', true],
  ])('survives a kill -9 of %s', async (_what, withDatabase) => {
    const { folder, remove } = await temporaryFolder();
    const variables = { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1,::1' };
    const server = await startServer(variables);
    const acknowledged: string[] = [];
    let serial = 0;
    const send = async (enough: () => void) => {
      for (;;) {
        const n = (serial += 1);
        const message = `request ${n}`;
        const body = { name: 'Mina Park', email: 'mina.park@insurer.example', message };
        const source = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
        const answer = await call(`${server.url}/api/v1/basicbiz/counseling/`, body, source).catch(
          () => undefined,
        );
        if (!answer) return;
        if (answer.code === '200') acknowledged.push(message);
        if (acknowledged.length === ACKNOWLEDGED_REQUESTS) enough();
      }
    };
    let clients: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      clients = Array.from({ length: CLIENTS }, () => send(resolve));
    });

    if (withDatabase) process.kill(await postmasterOf(folder), 'SIGKILL');
    await stopServer(server, 'SIGKILL');
    await Promise.all(clients);

    const restarted = await startServer(variables);
    const stored = await storedMessages(folder);
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
    expect(await stopServer(restarted)).toBe(0);
    await remove();
  });
});
