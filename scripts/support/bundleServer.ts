import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { PROGRAMS } from '../../src/server/programs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Makes one file of each program of the server below a folder of `dist`, in half a second, and returns the folder. A server that runs such a file needs 1.4 s of
 * processor time to start, one that compiles its sources 3.8, a process that reads text 0.1 and 0.6. What the server finds beside its sources is still found there.
 */
export async function bundleServer(place: string): Promise<string> {
  const folder = path.join(ROOT, 'dist', place);
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS.map((program) => `src/server/${program}.ts`),
    outbase: 'src/server',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    sourcemap: 'linked',
    sourcesContent: false,
    define: { 'process.env.SERVER_PROGRAMS': JSON.stringify(folder) },
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    write: false,
    plugins: [
      {
        name: 'places',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]src[\\/]server[\\/].*\.ts$/ }, async ({ path: file }) => ({
            loader: 'ts',
            contents: (await readFile(file, 'utf8')).replaceAll(
              'import.meta.dirname',
              JSON.stringify(path.dirname(file)),
            ),
          })),
      },
    ],
  });
  // Otherwise its process stays as long as this one.
  await stop();
  // Each at once: another process may read it, one that makes the same files included.
  for (const { path: file, contents } of outputFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.${process.pid}`, contents);
    await rename(`${file}.${process.pid}`, file);
  }
  return folder;
}
