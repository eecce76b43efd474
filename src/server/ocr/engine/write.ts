import type { OcrPage } from '../types';
import type { Written } from './latin';

/** Words below this confidence are shown as doubtful. */
const DOUBTFUL = 65;

/** The page as text, a line of print a line, with the place of each doubtful word. */
export function pageOf(lines: readonly Written[]): OcrPage {
  let text = '';
  const doubtful: OcrPage['doubtful'] = [];
  let [sum, letters] = [0, 0];
  for (const { marks } of lines) {
    if (text !== '') text += '\n';
    for (const { text: letter, before, confidence } of marks) {
      text += before;
      const [start, end] = [text.length, text.length + letter.length];
      text += letter;
      sum += confidence;
      letters += 1;
      if (confidence >= DOUBTFUL) continue;
      const last = doubtful.at(-1);
      if (last && last.end === start && before === '')
        Object.assign(last, { end, confidence: Math.min(last.confidence, Math.round(confidence)) });
      else doubtful.push({ start, end, confidence: Math.round(confidence) });
    }
  }
  return {
    text,
    source: 'recognised',
    confidence: letters === 0 ? null : Math.round(sum / letters),
    doubtful,
  };
}
