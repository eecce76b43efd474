/** Lines of a document, so that each heading stands on one line with its title in brackets. */

const NUMBER = '[一二三四五六七八九十百零〇\\d]+';
/** `第三條` alone, or with the text that follows. */
const BARE = new RegExp(
  `^(第\\s*${NUMBER}\\s*[條条](?:\\s*之\\s*${NUMBER})?)(?:\\s+([^（(【\\s].*))?$`,
);
const TITLE =
  /^(?:[\p{Script=Han}、]{2,40}|[【〔［[（(]\s*[^【】〔〕［］()（）]{2,40}?\s*[】〕］\]）)])$/u;
const BRACKETS = /^[【〔［[（(]\s*|\s*[】〕］\]）)]$/g;
const CUT =
  /^(?:제\s*\d+\s*조|第\s*[一二三四五六七八九十百\d]+\s*[條条])[^()（）【】]{0,8}[(（【][^)）】]{1,60}$/;
const CLOSING = /^[^()（）【】]{0,40}[)）】]/;
/** An entry of a table of contents: a title, dots, a page. */
const CONTENTS_ENTRY = /(?:[.·…‥⋯]\s*){3,}\d{1,4}$/;

const withoutMarkdown = (line: string) =>
  line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*\*(.+)\*\*$/, '$1');

/** A title that the width of the page has cut goes on in the next line. */
function joinCutTitles(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && CUT.test(last) && CLOSING.test(line))
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** Taiwanese wordings set the title on the line before its number; where most of a document does, the two become one. */
function joinTitlesBefore(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line !== '');
  const bare = written.flatMap((line, at) => (BARE.test(line) ? [at] : []));
  const titled = bare.filter((at) => TITLE.test(written[at - 1] ?? ''));
  if (titled.length < 2 || titled.length * 2 < bare.length) return [...lines];
  const titles = new Set(titled.map((at) => at - 1));
  return written.flatMap((line, at) => {
    if (titles.has(at)) return [];
    if (!titles.has(at - 1)) return [line];
    const [, number = line, rest = ''] = BARE.exec(line) ?? [];
    return [`${number}（${(written[at - 1] ?? '').replace(BRACKETS, '')}）${rest}`];
  });
}

/** The lines of a text without the marks of Markdown and the entries of a table of contents, each heading on one line. */
export function headingLines(text: string): string {
  const lines = text
    .split('\n')
    .map(withoutMarkdown)
    .filter((line) => !CONTENTS_ENTRY.test(line));
  return joinTitlesBefore(joinCutTitles(lines)).join('\n');
}
