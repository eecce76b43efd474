import type { Box } from '../picture/image';
import type { OcrPage } from '../types';
import { boxOf } from './content';
import type { Page } from './document';
import { numbersOf, withMemory } from './pdfium';

/** A line of a page's text as it stands in the file. */
export interface Line {
  text: string;
  /** From its first to its last letter; undefined for a line without any. */
  box: Box | undefined;
}

export interface Text {
  raw: string;
  /** The part of its letters that no character map names. */
  unmapped: number;
  /** Its lines with their places in a drawing of the given size in pixels. */
  lines: Line[];
}

/** The text of a page. */
export function textOfPage(page: Page, size: { width: number; height: number }): Text {
  const { pdfium, handle } = page;
  const text = pdfium._FPDFText_LoadPage(handle);
  if (text === 0) return { raw: '', unmapped: 0, lines: [] };
  const count = Math.max(0, pdfium._FPDFText_CountChars(text));
  const raw = withMemory(pdfium, (count + 1) * 2, (buffer) => {
    const units = pdfium._FPDFText_GetText(text, 0, count, buffer) - 1;
    return new TextDecoder('utf-16le').decode(
      pdfium.HEAPU8.slice(buffer, buffer + Math.max(0, units) * 2),
    );
  });
  let unmapped = 0;
  for (let at = 0; at < count; at += 1)
    if (pdfium._FPDFText_HasUnicodeMapError(text, at) === 1) unmapped += 1;
  const place = (at: number): Box | undefined => {
    const bounds = numbersOf(
      pdfium,
      4,
      (left = 0, right = 0, bottom = 0, top = 0) =>
        pdfium._FPDFText_GetCharBox(text, at, left, right, bottom, top),
      'double',
    );
    const [left = 0, right = 0, bottom = 0, top = 0] = bounds ?? [];
    return bounds && boxOf(page, { left, right, bottom, top }, size);
  };
  const lines: Line[] = [];
  let from = 0;
  for (const line of raw.split('\r\n')) {
    const [first, last] = [
      place(from + line.search(/\S|$/)),
      place(from + line.trimEnd().length - 1),
    ];
    lines.push({
      text: line,
      box: line.trim() !== '' && first && last ? around(first, last) : undefined,
    });
    from += line.length + 2;
  }
  pdfium._FPDFText_ClosePage(text);
  return { raw, unmapped: unmapped / Math.max(1, count), lines };
}

const around = (one: Box, other: Box): Box => ({
  x0: Math.min(one.x0, other.x0),
  y0: Math.min(one.y0, other.y0),
  x1: Math.max(one.x1, other.x1),
  y1: Math.max(one.y1, other.y1),
});

/** What PDFium leaves where a word was broken at a line's end. */
const HYPHENS = ['\u0002', '\ufffe'];

/** Without the marks that PDFium leaves and without control characters. */
export function tidy(raw: string): string {
  const text = raw.replace(/\r\n?/g, '\n');
  return HYPHENS.reduce(
    (rest, hyphen) => rest.replaceAll(`${hyphen}\n`, '').replaceAll(hyphen, ''),
    text,
  )
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

/** Something that is read or filled in beside the text, and where it stands. */
export interface Span extends Pick<OcrPage, 'text'> {
  box: Box;
  doubtful?: OcrPage['doubtful'];
  /** Stands in a line that is there already, behind a tab. */
  inLine?: boolean;
}

/** The lines and the pieces from top to bottom. */
export function woven(
  lines: readonly Line[],
  spans: readonly Span[],
): Pick<OcrPage, 'text' | 'doubtful'> {
  const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;
  const beside = (line: Line, { box, inLine }: Span) =>
    inLine === true &&
    line.box !== undefined &&
    line.box.y0 <= middle(box) &&
    middle(box) <= line.box.y1;
  const sorted = [...spans].sort((a, b) => middle(a.box) - middle(b.box) || a.box.x0 - b.box.x0);
  const rest = sorted.filter((span) => !lines.some((line) => beside(line, span)));
  let text = '';
  const doubtful: OcrPage['doubtful'] = [];
  let own: string[] = [];
  const add = (more: string) => (text += text === '' || more === '' ? more : `\n${more}`);
  const flush = () => {
    add(tidy(own.join('\n')));
    own = [];
  };
  const insert = (span: Span) => {
    flush();
    const start = add(span.text).length - span.text.length;
    for (const word of span.doubtful ?? [])
      doubtful.push({ ...word, start: start + word.start, end: start + word.end });
  };
  for (const line of lines) {
    while (line.box && rest[0] && middle(rest[0].box) < middle(line.box))
      insert(rest.shift() as Span);
    own.push(
      [
        line.text.trimEnd(),
        ...sorted.filter((span) => beside(line, span)).map((span) => span.text),
      ].join('\t'),
    );
  }
  flush();
  for (const span of rest) insert(span);
  return { text, doubtful };
}
