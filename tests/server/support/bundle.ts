import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = path.join(ROOT, 'dist/test/server');

/**
 * Makes one file of each program of the server, and returns their folder. A process that runs such a file needs 1.4 s of processor time to start, one that
 * compiles its sources 3.8. What the server finds beside its sources is still found there.
 */
export async function bundleServer(): Promise<string> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/server/main.ts', 'src/server/worker.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
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
  return FOLDER;
}
