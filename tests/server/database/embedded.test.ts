import { spawn } from 'node:child_process';
import { chown, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  call,
  exited,
  isAlive,
  postmasterOf,
  spawnServer,
  startServer,
  stopServer,
  temporaryFolder,
} from '../support/process';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => (place = await temporaryFolder()));
afterEach(async () => {
  const pid = await postmasterOf(place.folder).catch(() => undefined);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGINT');
  await place.remove();
});

const credentials = { id: 'demouser', pwd1: 'ifrs17demo' };
const signIn = (url: string) => call(`${url}/api/v1/basicbiz/auth/signIn`, credentials);

describe('the embedded database', () => {
  it('says where things are, keeps its password to itself and stops with the server', async () => {
    const server = await startServer({ DATA_DIR: place.folder });
    expect(server.output()).toMatch(
      /Mail: +one file a message in .*outbox\n +Demo account: +demouser \/ ifrs17demo\n/,
    );
    const folder = path.join(place.folder, 'postgres');
    const mode = async (file: string) => (await stat(path.join(folder, file))).mode & 0o777;
    expect([await mode('.'), await mode('password'), await mode('cluster')]).toEqual([
      0o700, 0o600, 0o700,
    ]);

    expect(await stopServer(server)).toBe(0);
    await expect(postmasterOf(place.folder)).rejects.toThrow('ENOENT');
    const again = await startServer({ DATA_DIR: place.folder });
    expect(await signIn(again.url)).toMatchObject({ code: '200' });
    again.child.kill('SIGINT');
    expect(await stopServer(again, 'SIGINT')).toBe(0);
    await expect(postmasterOf(place.folder)).rejects.toThrow('ENOENT');
  });

  it('has one winner of two first starts, and a clear line for the other', async () => {
    const servers = [
      spawnServer({ DATA_DIR: place.folder }),
      spawnServer({ DATA_DIR: place.folder }),
    ];
    const loser = await Promise.race(
      servers.map(async (server) => exited(server.child).then((code) => ({ server, code }))),
    );
    expect(loser.code).toBe(1);
    expect(loser.server.output()).toBe(
      `Another server is running on the data folder ${place.folder}. Stop it, or choose another folder with DATA_DIR.\n`,
    );
    const winner = servers.find((server) => server !== loser.server);
    while (!winner?.output().includes('Site:'))
      await new Promise((resolve) => winner?.child.stdout?.once('data', resolve));
    const url = /Site: +(\S+)/.exec(winner.output())?.[1] ?? '';
    expect(await signIn(url)).toMatchObject({ code: '200' });
    expect(await readdir(place.folder)).toEqual(['postgres']);
    expect(await stopServer(winner)).toBe(0);
  });

  it('is taken over from a server that was killed', async () => {
    const first = await startServer({ DATA_DIR: place.folder });
    const { data } = await signIn(first.url);
    const { token } = data as { token: string };
    const postmaster = await postmasterOf(place.folder);
    await stopServer(first, 'SIGKILL');
    expect(isAlive(postmaster)).toBe(true);

    const second = await startServer({ DATA_DIR: place.folder });
    expect(await postmasterOf(place.folder)).toBe(postmaster);
    const session = await call(`${second.url}/api/v1/basicbiz/auth/session`, undefined, {
      cookie: `dif17-auth-token=${token}`,
    });
    expect(session.data).toMatchObject({ signedIn: true });
    expect(await stopServer(second)).toBe(0);
    await expect(postmasterOf(place.folder)).rejects.toThrow('ENOENT');
  });

  it('is brought back when its postmaster is killed under a running server', async () => {
    const server = await startServer({ DATA_DIR: place.folder });
    const postmaster = await postmasterOf(place.folder);
    process.kill(postmaster, 'SIGKILL');
    // For a moment there is no postmaster, and so no file that names one.
    const current = () => postmasterOf(place.folder).catch(() => postmaster);
    while (
      (await call(`${server.url}/api/ready`)).code !== '200' ||
      (await current()) === postmaster
    )
      await pause(50);
    expect(await signIn(server.url)).toMatchObject({ code: '200' });
    expect(await stopServer(server)).toBe(0);
  });

  it('starts although the lock that a crash left behind names a process of someone else', async () => {
    const server = await startServer({ DATA_DIR: place.folder });
    const file = path.join(place.folder, 'postgres/cluster/postmaster.pid');
    const lock = await readFile(file, 'utf8');
    await stopServer(server);
    const { uid, gid } = await stat(path.join(place.folder, 'postgres'));
    const stranger = spawn('sleep', ['600'], {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 && { uid, gid }),
    });
    try {
      await writeFile(file, lock.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 });
      await chown(file, uid, gid);
      const again = await startServer({ DATA_DIR: place.folder });
      expect(await signIn(again.url)).toMatchObject({ code: '200' });
      expect(await stopServer(again)).toBe(0);
    } finally {
      stranger.kill();
    }
  });
});
