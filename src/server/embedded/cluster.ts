import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Account, clusterAccount, launchAs } from './account';
import { postgresBinaries } from './binaries';

const run = promisify(execFile);

/** The superuser and the database of the embedded cluster. */
export const CLUSTER_USER = 'gof';

/**
 * `<DATA_DIR>/postgres`: `cluster` (PostgreSQL's own folder), `password` (readable by the owner only) and `server.log`.
 * All three appear at once, by one rename, so a crash or a race in the first start leaves no half-made cluster.
 */
export class Cluster {
  readonly folder: string;
  readonly #binaries = postgresBinaries();
  readonly #account: Account | undefined = clusterAccount();

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'postgres');
  }

  async password(): Promise<string> {
    return readFile(path.join(this.folder, 'password'), 'utf8');
  }

  /** The port of the postmaster that `postmaster.pid` names, alive or not. */
  async port(): Promise<number | undefined> {
    const lines = await readFile(path.join(this.folder, 'cluster/postmaster.pid'), 'utf8').catch(
      () => '',
    );
    return Number(lines.split('\n')[3]) || undefined;
  }

  /** Makes the cluster where there is none. Of several first starts at once, one wins and the others use what it made. */
  async ensureInitialised(): Promise<void> {
    if (await this.#exists()) return;
    await mkdir(path.dirname(this.folder), { recursive: true });
    const draft = await mkdtemp(`${this.folder}.new-`);
    try {
      await writeFile(path.join(draft, 'password'), randomBytes(24).toString('base64url'), {
        mode: 0o600,
      });
      if (this.#account)
        for (const file of [draft, path.join(draft, 'password')])
          await chown(file, this.#account.uid, this.#account.gid);
      await this.#run('initdb', [
        ...[
          '-D',
          path.join(draft, 'cluster'),
          '-U',
          CLUSTER_USER,
          '--auth=scram-sha-256',
          `--pwfile=${path.join(draft, 'password')}`,
        ],
        ...[
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
        ],
      ]);
      await rename(draft, this.folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!(await this.#exists())) throw error;
    }
  }

  /**
   * Starts the postmaster in a session of its own, on loopback only.
   * @throws {Error} where it does not come up, for one because another process started it first.
   */
  async start(preferredPort?: number): Promise<void> {
    await this.#disownLock();
    const port = preferredPort ?? (await freePort());
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: "''",
      // Neither the rows of a failed statement nor the statement itself: they hold personal data.
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    await this.#control('start', [
      '-l',
      path.join(this.folder, 'server.log'),
      '-o',
      [`-p ${port}`, ...options].join(' '),
    ]);
  }

  async stop(): Promise<void> {
    await this.#control('stop', ['-m', 'fast']);
  }

  /**
   * After a crash the process id in postmaster.pid may belong to a zombie or, in a container that was started again, to any other program,
   * and PostgreSQL would take that for a running postmaster. It never takes its grandparent for one, and that is us. The rest of the file
   * stays: by it PostgreSQL finds out whether processes of the old postmaster still live.
   */
  async #disownLock(): Promise<void> {
    const file = path.join(this.folder, 'cluster/postmaster.pid');
    const lock = await readFile(file, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${Number.parseInt(lock, 10)}/cmdline`, 'utf8').catch(
      () => undefined,
    );
    if (command !== undefined && !command.includes('postgres'))
      await writeFile(file, lock.replace(/^\d+/, String(process.pid)));
  }

  async #exists(): Promise<boolean> {
    return readFile(path.join(this.folder, 'cluster/PG_VERSION')).then(
      () => true,
      () => false,
    );
  }

  async #control(action: 'start' | 'stop', args: string[]): Promise<void> {
    await this.#run('pg_ctl', [
      action,
      '-D',
      path.join(this.folder, 'cluster'),
      '-w',
      '-t',
      '180',
      ...args,
    ]);
  }

  async #run(program: string, args: string[]): Promise<void> {
    const file = path.join(this.#binaries, program);
    const {
      command,
      args: all,
      uid,
      gid,
    } = launchAs(this.#account, [file, this.folder], file, args);
    // The environment is not handed down: PG* variables would change what the programs do.
    const env = {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      TZ: 'UTC',
      ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot }),
    };
    try {
      await run(command, all, { uid, gid, env, cwd: path.parse(file).root });
    } catch (error) {
      const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
      throw new Error(
        `The embedded PostgreSQL failed (${program}): ${output || String(error)} See ${this.folder}/server.log.`,
        {
          cause: error,
        },
      );
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string')
    throw new Error('No free port on the loopback interface.');
  return address.port;
}
