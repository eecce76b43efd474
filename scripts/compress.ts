/** Writes a `.br` and a `.gz` beside each text file of a folder, so that the server never compresses. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Neither fits every file: the modes also set how distances are written. */
const modes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];
const text = /\.(html|js|css|svg|json|xml|txt|mjs|wasm)$/;

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const settings = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const params = modes.map((mode) => ({ ...settings, [constants.BROTLI_PARAM_MODE]: mode }));
  const forms = await Promise.all(params.map((of) => toBrotli(content, { params: of })));
  return forms.reduce((one, other) => (other.length < one.length ? other : one));
}

export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      await writeFile(`${file}.br`, await smallestBrotli(content));
      await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
