import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format as oxfmt, type Oxfmtrc } from 'oxfmt';

const config = path.resolve(import.meta.dirname, '../../.oxfmtrc.json');

/** A text as `npm run format` would leave it in a file of that name. Rejects when it cannot be parsed. */
export async function format(file: string, text: string): Promise<string> {
  const { singleQuote, printWidth } = JSON.parse(await readFile(config, 'utf8')) as Oxfmtrc;
  const { code, errors } = await oxfmt(file, text, { singleQuote, printWidth });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
