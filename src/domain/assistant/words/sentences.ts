import type { Locale } from '../../locale';

const ends: Record<Locale, RegExp> = {
  en: /(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z0-9])/,
  ko: /(?<=[.!?]["”’)]?)\s+(?=\S)/,
  'zh-tw': /(?<=[。！？][」』）]?)(?![」』）])/,
};
/** A full stop that ends no sentence. */
const SHORT = /\b(?:App|e\.g|i\.e|vs|No|Art)\.$/;

/** A few words without a verb. */
const TITLE =
  /^(?!.*\b(?:is|are|was|were|be|has|have|can|cannot|may|must|does|do|not|goes|follow|comes|applies|apply)\b)[A-Z][\w-]*(?: [\w-]+){0,5}\.$/i;

/** A word or two that only say what the next sentence is about. */
const isLead = (sentence: string, locale: Locale) =>
  sentence.length < (locale === 'en' ? 24 : 10) || (sentence.length < 40 && TITLE.test(sentence));

/** A text cut into its sentences, each as it stands there. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const sentences: string[] = [];
  for (const part of text.split(ends[locale])) {
    const last = sentences.at(-1);
    if (last !== undefined && (SHORT.test(last) || isLead(last, locale)))
      sentences[sentences.length - 1] = `${last}${locale === 'zh-tw' ? '' : ' '}${part}`;
    else if (part.trim()) sentences.push(part.trim());
  }
  return sentences;
}
