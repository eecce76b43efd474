import type { OcrResult } from '@/api';
import type { OcrPage } from '@/store';

const text = `Insurance policy
보험증권

The contractual service margin represents the unearned profit of the group.
보험계약마진은 미실현 이익을 나타냅니다.
合約服務邊際代表未賺得利潤。

Opening 1,000
Interest 50`;

function doubt(word: string, confidence: number): OcrPage['doubtful'][number] {
  const start = text.indexOf(word);
  return { start, end: start + word.length, confidence };
}

/** What the engine made of a page, with three words of which it was not sure. */
export const recognised: OcrPage = {
  text,
  source: 'recognised',
  confidence: 91,
  doubtful: [doubt('unearned', 62), doubt('미실현', 58), doubt('1,000', 71)],
  damaged: false,
};
export const weak: OcrPage = {
  text: 'Hand-written rernark',
  source: 'recognised',
  confidence: 54,
  doubtful: [{ start: 13, end: 20, confidence: 41 }],
  damaged: false,
};
export const textLayer: OcrPage = {
  text: 'The text that the PDF holds.',
  source: 'textLayer',
  confidence: null,
  doubtful: [],
  damaged: false,
};
export const blank: OcrPage = { ...textLayer, text: '', source: 'recognised' };

/** A page in a script that is not read. */
export const unsupported: OcrPage = { ...blank, unsupportedScript: 'Thai' };

/** What is left of a scan that is cut off, and a page of which nothing is. */
export const damaged: OcrPage = { ...weak, damaged: true };
export const unreadable: OcrPage = { ...blank, damaged: true };

export function resultOf(...pages: OcrPage[]): OcrResult {
  return { text: pages.map((page) => page.text).join('\n\n'), pages };
}
