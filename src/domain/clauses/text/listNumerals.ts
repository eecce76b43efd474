const CIRCLED_ONE = 0x2460;
const GANADA = [...'가나다라마바사아자차카타파하'];
const CHINESE = [...'一二三四五六七八九'];
const ROMAN: [number, string][] = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function chinese(count: number): string {
  const tens = Math.floor(count / 10);
  const ones = CHINESE[(count % 10) - 1] ?? '';
  return tens === 0 ? ones : `${tens > 1 ? (CHINESE[tens - 1] ?? '') : ''}十${ones}`;
}
function roman(count: number): string {
  const [value, letters] = ROMAN.find(([each]) => each <= count) ?? [0, ''];
  return value === 0 ? '' : letters + roman(count - value);
}
const letter = (count: number) => String.fromCharCode(96 + (((count - 1) % 26) + 1));

/** How a word processor writes the number of an item, from 1, by the name of its format (ISO/IEC 29500-1, 17.18.59). */
export function listNumeral(format: string, count: number): string {
  if (format === 'ganada') return GANADA[(count - 1) % GANADA.length] ?? '';
  if (/^decimalEnclosedCircle/.test(format)) return String.fromCodePoint(CIRCLED_ONE + count - 1);
  if (/chinese|taiwanese|ideographDigital|japaneseCounting/i.test(format)) return chinese(count);
  if (format === 'lowerRoman') return roman(count);
  if (format === 'upperRoman') return roman(count).toUpperCase();
  if (format === 'lowerLetter') return letter(count);
  if (format === 'upperLetter') return letter(count).toUpperCase();
  return String(count);
}
