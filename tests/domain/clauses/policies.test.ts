/**
 * Whole policies of sixty articles, written in the form that each market uses, and revised as for a new year: forty-odd changes planned beforehand, and
 * some twenty that change nothing. `<language>.changes.txt` lists what is to be found, and who gains.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareWordings, type Finding, type Place } from '@/domain/clauses';

const read = (name: string) => readFileSync(path.join(__dirname, 'policies', name), 'utf8');
const nameOf = (place: Place | null) => (place ? `${place.article} ${place.clause}`.trim() : '-');
const line = ({ type, gains, before, after, ...places }: Finding) =>
  [type, gains, nameOf(places.old), nameOf(places.new), before || '-', after || '-'].join(' | ');

describe.each(['ko', 'zh-tw', 'en'])('a revised policy in %s', (language) => {
  const [old, revised] = [read(`${language}.2025.txt`), read(`${language}.2026.txt`)];

  it('shows what was changed and nothing else', () => {
    const expected = read(`${language}.changes.txt`).trim().split('\n');
    expect(compareWordings(old, revised).findings.map(line)).toEqual(expected);
  });

  it('shows nothing against itself', () => {
    expect(compareWordings(old, old).findings).toEqual([]);
  });
});
