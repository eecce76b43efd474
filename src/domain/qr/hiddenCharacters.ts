/** Characters that change how a text reads without being seen: marks of direction, joiners, fillers, selectors, tags, controls. */
const HIDDEN =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001c\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1d159}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

const NAMES: Record<string, string> = {
  '\u200e': 'LRM',
  '\u200f': 'RLM',
  '\u061c': 'ALM',
  '\u202a': 'LRE',
  '\u202b': 'RLE',
  '\u202c': 'PDF',
  '\u202d': 'LRO',
  '\u202e': 'RLO',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
  '\u200b': 'ZWSP',
  '\u200c': 'ZWNJ',
  '\u200d': 'ZWJ',
  '\u2060': 'WJ',
  '\u00ad': 'SHY',
  '\ufeff': 'BOM',
};

/** A joiner or a selector inside an emoji deceives nobody, nor does a joiner between letters of a script that needs it. */
const HARMLESS =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}\d#*])\ufe0f|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{M}])[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}])/u;
// eslint-disable-next-line no-misleading-character-class -- these are what is looked for
const ANY = new RegExp(`(?<harmless>${HARMLESS.source})|${HIDDEN.source}`, 'gu');

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const nameOf = (character: string) => NAMES[character] ?? codePoint(character);

/** The names of the hidden characters of a text, each once, as `RLO` or `U+E0041`. */
export function hiddenCharacters(text: string): string[] {
  const found = [...text.matchAll(ANY)].filter(({ groups }) => groups?.harmless === undefined);
  return [...new Set(found.map(([character]) => nameOf(character)))];
}

/** The text with each hidden character as its name between ⟦ ⟧, so that it reads in the order in which it is stored. */
export const revealed = (text: string): string =>
  text.replace(ANY, (found, harmless?: string) => harmless ?? `⟦${nameOf(found)}⟧`);
