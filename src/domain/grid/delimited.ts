/**
 * Reads text in columns, as spreadsheets put it on the clipboard (tabs) and into files (RFC 4180): quoted cells may hold separators, quotes (doubled)
 * and line ends. A line end at the very end begins no line.
 */
export function parseDelimited(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    line.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(line);
    line = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) !== '"') quoted = false;
      else {
        cell += '"';
        at += 1;
      }
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endLine();
    } else cell += character;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
}

/** Cells as a spreadsheet takes them from the clipboard. */
export function printTabbed(lines: readonly (readonly string[])[]): string {
  const quote = (cell: string) =>
    /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return lines.map((line) => line.map(quote).join('\t')).join('\n');
}

const separators = [',', '\t', ';'];

/** Reads a file of comma-separated values; the separator is the one its first line has most of. */
export function parseCsv(text: string): string[][] {
  const bare = text.replace(/^\uFEFF/, '');
  const [first = ''] = bare.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  const separator = separators.reduce((best, other) => (count(other) > count(best) ? other : best));
  return parseDelimited(bare, separator).filter((line) => line.some((cell) => cell.trim() !== ''));
}

/** What a spreadsheet would take for a formula is a text, written with full-width signs too; a figure is one, also below zero. */
const csvCell = (text: string | number): string => {
  if (typeof text === 'number') return String(text);
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export const printCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
