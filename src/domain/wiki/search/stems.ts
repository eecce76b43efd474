/** Endings of English words, the longest first, and what stands for them: what differs only by them is one word to the search. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ifications?$|ifie[sd]$|ifying$|ify$/, 'ify'],
  [/(?:is|iz)ations?$|itions?$|(?:is|iz)(?:e|es|ed|ing)$/, 'is'],
  [/(a|i)bilit(?:y|ies)$|(a|i)bles?$/, '$1$2bl'],
  [/at(?:ions?|ed|es|e|ing)$/, 'at'],
  [/(.{4})ments?$/, '$1'],
  [/(.{5})ures?$/, '$1'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^aeiou])ies$/, '$1y'],
  [/([^aeiou])ied$/, '$1y'],
  [/([^su])s$/, '$1'],
];

/** The stem of an English word in small letters; short words stay as they are. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  let root = word.replace(/'s$/, '');
  for (const [ending, rest] of endings) {
    const next = root.replace(ending, rest);
    if (next !== root && next.length > 2) {
      root = next;
      break;
    }
  }
  const bare = root.replace(/(.{3})(?:ing|ed)$/, '$1').replace(/(.{3})e$/, '$1');
  // ‘planned’ has the n of ‘plan’ twice.
  return bare === root ? bare : bare.replace(/([bdgmnpt])\1$/, '$1');
}

/** Words that say nothing about what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how if in is it its of on or that the this to under was what when where which who why with'.split(
    ' ',
  ),
);

/** Korean particles and endings, which stand at the end of a word without a space; the longest first. */
const particles =
  /(?:에서는|으로써|으로서|에게서|이란|인가요|하나요|되나요|할까요|합니다|됩니다|해야|하면|되면|하는|되는|하고|에서|에게|으로|까지|부터|보다|처럼|이나|에는|에도|와의|과의|로서|란|은|는|이|가|을|를|의|에|와|과|로|도|만|한|할)$/;

/** A Korean word without the particle at its end, if two syllables or more are left. */
export function withoutParticle(word: string): string {
  const bare = word.replace(particles, '');
  return bare.length >= 2 ? bare : word;
}
