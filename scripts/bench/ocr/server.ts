import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../../src/server/app';
import { readConfig } from '../../../src/server/config';
import { openDatabase, prepareDatabase } from '../../../src/server/database';
import { openEmbeddedDatabase } from '../../../src/server/embedded';

export interface BenchServer {
  /** Sends files to be read, all at once; how many were not read. */
  upload: (files: readonly Buffer[]) => Promise<number>;
  /** A small request that asks the database too; milliseconds. */
  ask: () => Promise<number>;
  close: () => Promise<void>;
}

/** The whole server on a database of its own, as other visitors meet it while files are read. */
export async function openServer(): Promise<BenchServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gof-bench-'));
  const embedded = await openEmbeddedDatabase(folder, (error) => console.error(error));
  await prepareDatabase(embedded.url, async () => undefined);
  const { db, listen, close } = openDatabase(embedded.url, (error) => console.error(error));
  const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent', SITE_DIR: folder });
  const app = await buildApp({
    config,
    db,
    listen,
    databaseUrl: embedded.url,
    mailer: { send: async () => undefined, close: () => undefined },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (file: Buffer): Promise<number> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'page');
    const { status } = await fetch(`${url}/api/v2/ocr/extract`, { method: 'POST', body: form });
    return status === 200 ? 0 : 1;
  };
  return {
    upload: async (files) =>
      (await Promise.all(files.map(send))).reduce<number>((sum, one) => sum + one, 0),
    ask: async () => {
      const began = performance.now();
      const { status } = await fetch(`${url}/api/ready`);
      if (status !== 200) throw new Error(`The server answers ${status}.`);
      return performance.now() - began;
    },
    close: async () => {
      await app.close();
      await close();
      await embedded.stop();
      await rm(folder, { recursive: true });
    },
  };
}
