/** Letters of other scripts, and signs, that pass for a Latin one in most typefaces (Unicode TR39, those that are seen in host names). */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: 'аɑαạąá',
    b: 'Ьɓ',
    c: 'сϲçċ',
    d: 'ԁɗ',
    e: 'еėẹęєҽ',
    f: 'ƒ',
    g: 'ɡġց',
    h: 'һհ',
    i: 'іɩıịíι1|',
    j: 'јʝ',
    k: 'кκ',
    l: 'ӏⅼł',
    m: 'мⅿ',
    n: 'ոṇñпη',
    o: 'оοօọöóσ0',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гɾ',
    s: 'ѕʂṣ',
    t: 'тτţ',
    u: 'սυúüц',
    v: 'νѵⅴ',
    w: 'ԝшɯ',
    x: 'хχⅹ',
    y: 'уүγỵý',
    z: 'ʐżᴢ',
    '/': '⁄∕／',
    '.': '․。．',
    '-': '‐‑–—',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/** Scripts that one word may mix: Japanese and Korean write with several. */
const TOGETHER: RegExp[] = [
  /^[\p{Script=Latin}\p{Nd}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  /^[\p{Script=Latin}\p{Nd}\p{Script=Common}\p{Script=Han}\p{Script=Hangul}]+$/u,
  /^[\p{Script=Latin}\p{Nd}\p{Script=Common}\p{Script=Han}\p{Script=Bopomofo}]+$/u,
];

/** What a label would be read as: each look-alike as the Latin letter for which it passes. */
export const skeleton = (label: string) =>
  [...label.normalize('NFC')].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');

const NON_ASCII = /[^\p{ASCII}]/u;

/**
 * Whether a host, in Unicode, looks like another one: a label of foreign letters that reads as plain Latin, or one that mixes
 * scripts which no language writes together.
 */
export function looksLikeAnother(host: string): boolean {
  return host.split('.').some((label) => {
    if (!NON_ASCII.test(label)) return false;
    return !NON_ASCII.test(skeleton(label)) || !isOneWriting(label);
  });
}

function isOneWriting(label: string): boolean {
  if (TOGETHER.some((scripts) => scripts.test(label))) return true;
  return ['Cyrillic', 'Greek', 'Armenian', 'Arabic', 'Hebrew', 'Thai', 'Devanagari'].some(
    (script) =>
      new RegExp(
        `^[\\p{Script=${script}}\\p{Nd}\\p{Script=Common}\\p{Script=Inherited}]+$`,
        'u',
      ).test(label),
  );
}
