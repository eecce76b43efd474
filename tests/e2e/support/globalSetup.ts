import { access } from 'node:fs/promises';
import path from 'node:path';
import { bundleServer } from '../../../scripts/support/bundleServer';
import { type ServerProcess, startServer, temporaryFolder } from '../../server/support/process';

declare global {
  var e2eServer: { server: ServerProcess; remove: () => Promise<void> } | undefined;
}

const site = path.resolve(__dirname, '../../../dist/site');

/** Starts the real server, as `npm start` does, on data of its own. */
export default async function globalSetup(): Promise<void> {
  await access(path.join(site, 'manifest.json')).catch(() => {
    throw new Error('The site is not built: run `npm test` or `npm start` first.');
  });
  process.env.SERVER_PROGRAMS = await bundleServer('test/browser');
  const { folder, remove } = await temporaryFolder();
  const outbox = path.join(folder, 'outbox');
  const server = await startServer({
    DATA_DIR: folder,
    MAIL_DIR: outbox,
    SITE_DIR: site,
    LOG_LEVEL: 'warn',
    // The past is not closed: no browser test looks at it, and it would take the processor from those that are there.
    WORKERS: '0',
  });
  server.child.stderr?.pipe(process.stderr);
  globalThis.e2eServer = { server, remove };
  process.env.E2E_ORIGIN = server.url;
  process.env.E2E_OUTBOX = outbox;
}
