/** Runs a step only if what it is made from has changed since its last success. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

async function filesBelow(place: string): Promise<string[]> {
  const full = path.join(root, place);
  if ((await stat(full)).isFile()) return [place];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

async function fingerprint(places: string[], without: RegExp): Promise<string> {
  const files = (await Promise.all(places.map(filesBelow)))
    .flat()
    .filter((file) => !without.test(file));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

interface Step {
  name: string;
  /** Files and folders that the step reads. */
  inputs: string[];
  /** Those of them that do not matter. */
  without?: RegExp;
  /** Anything else that the result depends on. */
  setting?: string;
  run: () => Promise<unknown>;
}

/** Returns whether the step ran. */
export async function ifStale({
  name,
  inputs,
  without = /^$/,
  setting = '',
  run,
}: Step): Promise<boolean> {
  const stamp = path.join(root, 'dist/.stamps', name);
  const now = `${await fingerprint(inputs, without)} ${setting}`;
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return false;
  const began = performance.now();
  console.log(`${name} ...`);
  await run();
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
  console.log(`${name}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
}
