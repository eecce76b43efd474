import { textOfBytes } from '@/ui';

/** A script of that size takes the worker some seconds. */
const MAX_BYTES = 5_000_000;

export const SQL_ACCEPT = '.sql,.ddl,.hql,.bteq,.prc,.txt,text/plain';

/** Several files as one script, in their order; undefined where one of them is no text or all are too much. */
export async function scriptOf(
  files: readonly File[],
): Promise<{ title: string; sql: string } | undefined> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) return undefined;
  const texts: string[] = [];
  for (const file of files) {
    const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) return undefined;
    texts.push(files.length === 1 ? text : `-- ${file.name}\n${text.trim()}\n;\n`);
  }
  return { title: files.map(({ name }) => name).join(', '), sql: texts.join('\n') };
}
