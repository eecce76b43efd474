import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { prepareDatabase } from '@/server/database';
import { seedSampleData } from '@/server/seed';

const TEMPLATE = 'prepared_template';

/** An address of the test cluster. */
export function clusterUrl(database: string): string {
  const url = new URL(process.env.TEST_CLUSTER_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: clusterUrl('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An empty database. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asOwner((client) => client.query(`CREATE DATABASE ${name}`));
  return clusterUrl(name);
}

/** A migrated database with the common codes and the sample accounts, copied from a template that the first caller makes. */
export async function createPreparedDatabase(): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asOwner(async (client) => {
    await client.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      TEMPLATE,
    ]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${TEMPLATE}`);
      await prepareDatabase(clusterUrl(TEMPLATE), async (db) => {
        await seedSampleData(db, new Date());
      });
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  return clusterUrl(name);
}

/** Drops a database, whoever is connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  await asOwner((client) =>
    client.query(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`),
  );
}
