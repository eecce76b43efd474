import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Cluster, CLUSTER_USER } from './cluster';

/** Another server owns the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** There is no server whose database could be used. */
export class NoServer extends Error {
  override name = 'NoServer';
}

/** Any number; it only has to be the same in every version. */
const OWNER_LOCK = 1_717_017;
/** A killed owner's lock goes with its connection; the operating system may need a moment, longer where it has much else to do. */
const LOCK_TIMEOUT_MS = 10_000;
const START_ATTEMPTS = 10;
/** PostgreSQL's own codes while it starts, recovers or stops. */
const IN_BETWEEN = '57P03';

export interface EmbeddedDatabase {
  /** Connection string of the application's database. */
  url: string;
  /** Stops the postmaster. */
  stop: () => Promise<void>;
}

/**
 * The PostgreSQL of a data folder, running and owned by this process. Ownership is an advisory lock held by a connection of ours, so
 * it ends with the process, however the process ends; a postmaster that survived its server is taken over.
 * @param onLost called when the postmaster went away and could not be brought back, or another server owns it now.
 * @throws {DataFolderInUse} while another live server owns the folder.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  onLost: (error: unknown) => void,
): Promise<EmbeddedDatabase> {
  const cluster = new Cluster(dataDir);
  await cluster.ensureInitialised();
  const password = await cluster.password();
  let stopping = false;

  const hold = async (preferredPort?: number): Promise<pg.Client> => {
    const owner = await own(cluster, dataDir, password, preferredPort);
    // PostgreSQL drops every connection when one of its processes is killed, and so the lock: take it again.
    owner.once('end', () => {
      if (stopping) return;
      recovery = hold(owner.port).then(() => undefined, onLost);
    });
    return owner;
  };
  let recovery: Promise<void> | undefined;
  const owner = await hold();

  const exists = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [CLUSTER_USER]);
  if (exists.rowCount === 0) await owner.query(`CREATE DATABASE ${CLUSTER_USER}`);

  return {
    url: urlAt(owner.port, password),
    stop: async () => {
      stopping = true;
      // A postmaster that is being brought back would come up again under the one that stops it, which then waits for its end in vain.
      await recovery;
      await cluster.stop();
    },
  };
}

const urlAt = (port: number, password: string) =>
  `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${CLUSTER_USER}`;

/**
 * The database of a data folder whose server runs.
 * @throws {NoServer} where none has been started
 */
export async function embeddedDatabaseUrl(dataDir: string): Promise<string> {
  const cluster = new Cluster(dataDir);
  const port = await cluster.port();
  if (port === undefined)
    throw new NoServer(
      `No server runs on the data folder ${dataDir}. Start it (npm start), or set DATABASE_URL.`,
    );
  return urlAt(port, await cluster.password());
}

/** A connection that holds the owner's lock; starts the postmaster where none answers. */
async function own(
  cluster: Cluster,
  dataDir: string,
  password: string,
  preferredPort?: number,
): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await connect(await cluster.port(), password);
    if (client) {
      if (await takeLock(client)) return client;
      await client.end();
      throw new DataFolderInUse(
        `Another server is running on the data folder ${dataDir}. Stop it, or choose another folder with DATA_DIR.`,
      );
    }
    try {
      await cluster.start(preferredPort);
    } catch (error) {
      // Losing a race for the port or for the start itself is not a failure: the next turn sees the winner.
      if (attempt === START_ATTEMPTS) throw error;
      await pause(100);
    }
  }
}

/** undefined where no postmaster answers; waits for one that recovers from a crash. */
async function connect(port: number | undefined, password: string): Promise<pg.Client | undefined> {
  if (port === undefined) return undefined;
  for (;;) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: CLUSTER_USER,
      password,
      database: 'postgres',
      application_name: 'owner',
    });
    client.on('error', () => undefined); // 'end' follows, and is acted upon
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === IN_BETWEEN)) return undefined;
      await pause(100);
    }
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [OWNER_LOCK],
    );
    if (rows[0]?.taken) return true;
    if (Date.now() > deadline) return false;
    await pause(100);
  }
}
