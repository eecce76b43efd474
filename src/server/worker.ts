/** A process that takes jobs from the queue: beside the web server, which starts it, or on any machine with the same DATABASE_URL. */
import { ConfigError, readConfig, readEnvFile } from './config';
import { embeddedDatabaseUrl, NoServer } from './embedded';
import { work } from './jobs/work';
import { createLogger } from './logger';

const SHUTDOWN_TIMEOUT_MS = 60_000;

async function start(): Promise<void> {
  readEnvFile();
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? (await embeddedDatabaseUrl(config.dataDir));
  const log = createLogger(config);
  const stopping = new AbortController();
  const stop = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    stopping.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The web server that started it is gone.
  process.on('disconnect', stop);
  // It was gone before this process could hear of it: only what was forked can send.
  if (process.send && !process.connected) return;
  if (!process.connected) console.log('Taking jobs from the queue.');
  await work(url, config, log, stopping.signal);
  process.exit(0);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof NoServer ? error.message : error);
  process.exit(1);
});
