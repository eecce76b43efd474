import { createOcr } from '@/server/ocr';
import { BusinessError } from '@/server/errors';
import { hostileFiles } from './hostile';
import { fileOf } from './support';

/** What a file may be refused with: see the contract. */
const REFUSALS = ['E1412', 'E1414', 'E1421', 'E1422', 'E1423', 'E1424', 'E1425'];

const ocr = createOcr({ size: 2, queue: 1000, queueOfOne: 1000 });
afterAll(() => ocr.close());

it('survives hundreds of hostile files, and reads the next one as before', async () => {
  const read = (file: Buffer) =>
    ocr.read(file, {
      visitor: '192.0.2.1',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
  const files = await hostileFiles();
  const before = await read(fileOf('level.jpg'));
  const failures: string[] = [];
  await Promise.all(
    files.map(async ([name, file]) => {
      try {
        await read(file);
      } catch (error) {
        if (!(error instanceof BusinessError) || !REFUSALS.includes(error.code))
          failures.push(`${name}: ${String(error)}`);
      }
    }),
  );
  expect(failures).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
  expect(before.text).toContain('coverage period');
  expect(await read(fileOf('level.jpg'))).toEqual(before);
});
