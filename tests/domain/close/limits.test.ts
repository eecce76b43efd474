import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { limits } from '@/domain/close';

const contract = load(
  readFileSync(path.resolve(__dirname, '../../../openapi.yaml'), 'utf8'),
) as object;

/** What the contract says at a place of it, parts with slashes as they are. */
const at = (...place: string[]): unknown =>
  place.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract);
const ofBody = (address: string, field: string) => {
  const body = ['post', 'requestBody', 'content', 'application/json', 'schema', 'properties'];
  return at('paths', `/api/v1/basicbiz/close/${address}`, ...body, field, 'maxLength');
};
const ofSchema = (name: string, field: string) =>
  at('components', 'schemas', name, 'properties', field, 'maxLength');

it.each([
  ['reason', ofSchema('CloseReason', 'reason')],
  ['reason', ofSchema('ClosePostRequest', 'reason')],
  ['reason', ofSchema('CloseReversal', 'reason')],
  ['reason', ofBody('reports/rules', 'reason')],
  ['name', ofSchema('CloseText', 'en')],
  ['comment', ofBody('reports/comments', 'text')],
  ['version', at('components', 'parameters', 'CloseVersion', 'schema', 'maxLength')],
] as const)('a %s is as long as the contract lets it be', (text, length) =>
  expect(limits[text]).toBe(length),
);
