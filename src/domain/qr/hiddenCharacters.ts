/** Characters that change how a text reads without being seen: marks of direction, joiners, fillers, tags, controls. */
const HIDDEN =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001c\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

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

/** A joiner inside an emoji or a script that needs it deceives nobody. */
const HARMLESS = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The names of the hidden characters of a text, each once, as `RLO` or `U+E0041`. */
export function hiddenCharacters(text: string): string[] {
  const found = text.replace(HARMLESS, '').match(HIDDEN) ?? [];
  return [...new Set(found.map((character) => NAMES[character] ?? codePoint(character)))];
}

/** The text with each hidden character as its name between ⟦ ⟧, so that it reads in the order in which it is stored. */
export function revealed(text: string): string {
  const kept = '\ue000';
  return text
    .replace(HARMLESS, kept)
    .replace(HIDDEN, (character) => `⟦${NAMES[character] ?? codePoint(character)}⟧`)
    .replaceAll(kept, '\u200d');
}
