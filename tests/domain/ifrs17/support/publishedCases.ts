import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asCase, type PublishedCase } from '@/domain/ifrs17';

const folder = join(__dirname, '..', 'cases');

export const publishedCases: readonly PublishedCase[] = readdirSync(folder)
  .sort()
  .map((file) => asCase(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

export function publishedCase(id: string): PublishedCase {
  const found = publishedCases.find((each) => each.id === id);
  if (!found) throw new RangeError(`no case ${id}`);
  return found;
}
