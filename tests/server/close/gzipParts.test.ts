import { gunzipSync } from 'node:zlib';
import { gzipOf, gzipPart } from '@/server/close/run/gzipParts';

it('makes one file of texts that were compressed apart', async () => {
  const texts = ['{"groups":[', '가나다 '.repeat(50_000), '', ',', 'x', ']}'];
  const file = gzipOf(await Promise.all(texts.map(gzipPart)));
  expect(gunzipSync(file).toString()).toBe(texts.join(''));
  expect(file.length).toBeLessThan(3000);
  expect(gunzipSync(gzipOf([])).toString()).toBe('');
});
