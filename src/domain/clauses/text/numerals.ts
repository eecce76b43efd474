/** Numbers in digits and in words, in Korean, Chinese and English. */

const DIGITS: Record<string, number> = {
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  칠: 7,
  팔: 8,
  구: 9,
  영: 0,
  一: 1,
  二: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  零: 0,
  〇: 0,
  壹: 1,
  貳: 2,
  參: 3,
  肆: 4,
  伍: 5,
  陸: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const SMALL: Record<string, number> = {
  십: 10,
  백: 100,
  천: 1000,
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1000,
  仟: 1000,
};
const LARGE: Record<string, number> = { 만: 1e4, 억: 1e8, 조: 1e12, 萬: 1e4, 億: 1e8, 兆: 1e12 };

/** Everything that a Korean or Chinese number may hold. */
export const CJK_NUMBER =
  '[\\d,.일이삼사오육칠팔구영십백천만억조一二兩三四五六七八九零〇壹貳參肆伍陸柒捌玖十拾百佰千仟萬億兆 ]';

/** 1천만, 1,000만, 일천만, 三百六十五; undefined where no number stands. */
export function cjkNumber(text: string): number | undefined {
  let total = 0;
  let section = 0;
  let current: number | undefined;
  const tokens = text.replace(/[,\s]/g, '').match(/\d+(?:\.\d+)?|./g) ?? [];
  if (tokens.length === 0) return undefined;
  for (const token of tokens) {
    const digit = DIGITS[token];
    const small = SMALL[token];
    const large = LARGE[token];
    if (/^\d/.test(token)) current = Number(token);
    else if (digit !== undefined) current = (current ?? 0) * 10 + digit;
    else if (small !== undefined) {
      section += (current ?? 1) * small;
      current = undefined;
    } else if (large !== undefined) {
      const value = section + (current ?? 0);
      total += (value === 0 ? 1 : value) * large;
      section = 0;
      current = undefined;
    } else return undefined;
  }
  return total + section + (current ?? 0);
}

const WORDS: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').forEach((word, index) => {
  WORDS[word] = (index + 2) * 10;
});
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  m: 1e6,
  mn: 1e6,
  bn: 1e9,
  k: 1e3,
};

const WORD = Object.keys(WORDS).join('|');
/** `1,000`, `1.5 million`, `thirty`, `twenty-one`, `ninety (90)` */
export const ENGLISH_NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|(?:${WORD}|hundred)(?:[\\s-](?:and\\s)?(?:${WORD}|hundred|thousand|million))*)(?:\\s*\\(\\s*\\d[\\d,]*(?:\\.\\d+)?\\s*\\))?(?:\\s*(?:thousand|million|billion|bn|mn|m|k)\\b)?`;

export function englishNumber(text: string): number | undefined {
  const stated = /\(\s*([\d,.]+)\s*\)/.exec(text)?.[1];
  if (stated) return Number(stated.replaceAll(',', ''));
  let total = 0;
  let current = 0;
  let found = false;
  for (const token of text.toLowerCase().match(/\d[\d,]*(?:\.\d+)?|[a-z]+/g) ?? []) {
    const scale = SCALES[token];
    const word = WORDS[token];
    if (/^\d/.test(token)) current = Number(token.replaceAll(',', ''));
    else if (word !== undefined) current += word;
    else if (scale === 100) current = (current === 0 ? 1 : current) * 100;
    else if (scale !== undefined) {
      total += (current === 0 ? 1 : current) * scale;
      current = 0;
    } else if (token !== 'and') continue;
    found = true;
  }
  return found ? total + current : undefined;
}
