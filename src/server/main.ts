import { type Config, ConfigError, readConfig, readEnvFile } from './config';
import { buildApp } from './app';
import { openDatabase, prepareDatabase } from './database';
import { DataFolderInUse, openEmbeddedDatabase } from './embedded';
import { startWorkers } from './jobs/processes';
import { createMailer } from './mail/mailer';
import { seedFirstAdmin, seedReferenceData, seedSampleData } from './seed';
import sampleAccounts from './seed/sampleAccounts.json';

const SHUTDOWN_TIMEOUT_MS = 60_000;

/** What has been opened, to be closed in reverse order. */
const closers: (() => Promise<unknown>)[] = [];
let closing = false;

async function close(exitCode: number): Promise<void> {
  // A terminal and npm both pass Ctrl+C on, so a second signal means nothing; patience has an end anyway.
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
  for (const closer of closers.reverse())
    await closer().catch((error: unknown) => console.error(error));
  process.exit(exitCode);
}

async function databaseUrl(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const embedded = await openEmbeddedDatabase(config.dataDir, (error) => {
    console.error(
      'The embedded PostgreSQL is gone.',
      error instanceof Error ? error.message : error,
    );
    void close(1);
  });
  closers.push(embedded.stop);
  return embedded.url;
}

async function start(): Promise<void> {
  readEnvFile();
  const config = readConfig(process.env);
  const url = await databaseUrl(config);
  await prepareDatabase(url, async (db) => {
    await (config.sampleData ? seedSampleData(db, new Date()) : seedReferenceData(db));
    if (config.firstAdmin) await seedFirstAdmin(db, config.firstAdmin, new Date());
  });
  const mailer = createMailer(config);
  closers.push(async () => mailer.close());
  const {
    db,
    listen,
    close: closeDatabase,
  } = openDatabase(url, (error) =>
    app.log.warn({ err: error }, 'an idle database connection broke'),
  );
  closers.push(closeDatabase);
  const app = await buildApp({ config, db, listen, databaseUrl: url, mailer });
  closers.push(() => app.close());
  announce(config, await app.listen({ port: config.port, host: config.host }));
  closers.push(startWorkers(config, url));
}

function announce({ smtpUrl, mailDir, sampleData }: Config, address: string): void {
  const site = new URL(address);
  // What listens on this machine or on all interfaces is reached by the name that cookies and browsers know best.
  if (/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(site.hostname)) site.hostname = 'localhost';
  const lines = [
    ['Site', site.origin],
    [
      'Mail',
      smtpUrl === undefined
        ? `one file a message in ${mailDir}`
        : `by SMTP to ${new URL(smtpUrl).host}`,
    ],
    ...(sampleData
      ? sampleAccounts.map(({ username, password, demoAuth, role }) => [
          role === 'DEMO' ? 'Demo account' : demoAuth ? `As ${role}` : 'Without demo',
          `${username} / ${password}`,
        ])
      : []),
  ];
  console.log(
    `\n${lines.map(([name, value]) => `  ${`${name}:`.padEnd(14)} ${value}`).join('\n')}\n`,
  );
}

const NOT_WRITABLE: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'ENOSPC',
]);

/** What whoever starts the server can do something about is one line; anything else comes with its stack. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE')
      return `${error.message}. Stop the other program or choose another port with PORT.`;
    if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' || error.code === '28P01')
      return `The database of DATABASE_URL does not let us in: ${error.message}.`;
    if (typeof error.code === 'string' && NOT_WRITABLE.has(error.code))
      return `The data folder cannot be written (${error.message}). Choose another with DATA_DIR.`;
  }
  return error;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void close(0));
start().catch((error: unknown) => {
  console.error(explain(error));
  void close(1);
});
