import { gunzipSync } from 'node:zlib';
import { gzipAround, gzipPart, type GzipPart } from '@/server/close/run/gzipParts';

function gzipOf(parts: readonly GzipPart[]): Buffer {
  const { header, trailer } = gzipAround(parts);
  return Buffer.concat([header, ...parts.map(({ body }) => body), trailer]);
}

it('makes one file of texts that were compressed apart', async () => {
  const texts = ['{"groups":[', '가나다 '.repeat(50_000), '', ',', 'x', ']}'];
  const file = gzipOf(await Promise.all(texts.map(gzipPart)));
  expect(gunzipSync(file).toString()).toBe(texts.join(''));
  expect(file.length).toBeLessThan(3000);
  expect(gunzipSync(gzipOf([])).toString()).toBe('');
});
