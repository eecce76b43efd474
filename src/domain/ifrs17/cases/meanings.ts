import { factNames } from './factNames';
import { phrasesOf } from './vocabulary';

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bcontractual service margin\b/g, 'csm'],
  [/\brisk adjustment\b/g, 'ra'],
  [/\bfulfilment cash flows?\b/g, 'fcf'],
  [/\bpresent value\b/g, 'pv'],
  [/\bfair value\b/g, 'fv'],
  [/\bloss component\b/g, 'lc'],
  [/\binitial recognition\b|\binception\b|\binitially\b/g, 'initial'],
  [/\bcash (out|in)flow/g, '$1flow'],
  [/\bpayments?\b/g, 'outflow'],
];
const fillers = new Set([
  'a',
  'the',
  'of',
  'at',
  'in',
  'for',
  'to',
  'by',
  'and',
  'per',
  'each',
  'on',
]);

/** The words that carry the meaning, without endings and in one order: equal for names that mean the same. */
export function meaningOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()
    .replace(/iz(e|ed|ation|ing)\b/g, 'is$1')
    .replace(/\bfulfillment/g, 'fulfilment');
  const short = shortened.reduce(
    (text, [long, abbreviation]) => text.replace(long, abbreviation),
    words,
  );
  const stems = short
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/(ed|e)$/, '') : word));
  return [...new Set(stems)].sort().join(' ');
}

/** Words that tell no fact from another: what a table prints is an estimate, an amount or a total of the same. */
const vague = new Set(
  'estimat amount total insuranc contract group valu balanc figure cu percent pct percentag'.split(
    ' ',
  ),
);

/** The meaning without vague words; empty where nothing else is said. */
const gist = (meaning: string): string =>
  meaning
    .split(' ')
    .filter((word) => !vague.has(word))
    .join(' ');

const known = new Set(factNames);

/** The first of two facts of one meaning is the one with phrases of its own. */
const byMeaning = new Map<string, string>();
for (const name of known)
  for (const phrase of [name, ...(phrasesOf[name] ?? [])])
    if (!byMeaning.has(meaningOf(phrase))) byMeaning.set(meaningOf(phrase), name);

/** What is left of a meaning without vague words: the fact that means just that, or the only one that does; undefined where several do. */
const byGist = new Map<string, string | undefined>();
for (const [meaning, name] of byMeaning) {
  const short = gist(meaning);
  if (short === meaning) byGist.set(short, name);
  else if (!byMeaning.has(short))
    byGist.set(short, byGist.has(short) && byGist.get(short) !== name ? undefined : name);
}

/** The fact that a name means: itself, one whose words mean the same, or the only one that means it but for vague words. */
export function factOf(name: string): string | undefined {
  if (known.has(name)) return name;
  const meaning = meaningOf(name);
  const short = gist(meaning);
  if (meaning === '') return undefined;
  return byMeaning.get(meaning) ?? (short === '' ? undefined : byGist.get(short));
}
