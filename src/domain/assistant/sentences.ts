import type { Locale } from '../locale';

const ends: Record<Locale, RegExp> = {
  en: /(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z0-9])/,
  ko: /(?<=[.!?]["”’)]?)\s+(?=\S)/,
  'zh-tw': /(?<=[。！？][」』）]?)(?![」』）])/,
};
/** A full stop that ends no sentence. */
const SHORT = /\b(?:App|e\.g|i\.e|vs|No|Art)\.$/;

/** A text cut into its sentences, each as it stands there. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const sentences: string[] = [];
  for (const part of text.split(ends[locale])) {
    const last = sentences.at(-1);
    if (last !== undefined && SHORT.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part.trim()) sentences.push(part.trim());
  }
  return sentences;
}
