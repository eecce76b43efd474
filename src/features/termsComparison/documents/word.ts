import { strFromU8, unzipSync } from 'fflate';
import { listNumeral } from '@/domain/clauses';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** More than any wording, and less than what would stop the browser. */
const MAX_PART_BYTES = 64 * 1024 * 1024;

const children = (element: Element | undefined, name: string): Element[] =>
  element ? [...element.children].filter((child) => child.localName === name) : [];
const child = (element: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((at, name) => children(at, name)[0], element);
const valueOf = (element: Element | undefined, ...path: string[]): string | undefined =>
  child(element, ...path)?.getAttributeNS(W, 'val') ?? undefined;

interface Level {
  start: number;
  format: string;
  /** As `제%1조`. */
  text: string;
}
type Numbering = (paragraph: Element) => string;

/** Numbers that Word counts by itself do not stand in the text: `제1조` may be one. */
function numberingOf(
  numberingXml: Document | undefined,
  stylesXml: Document | undefined,
): Numbering {
  const root = numberingXml?.documentElement;
  const levels = new Map<string, Level[]>();
  for (const each of children(root, 'abstractNum'))
    levels.set(
      each.getAttributeNS(W, 'abstractNumId') ?? '',
      children(each, 'lvl').map((level) => ({
        start: Number(valueOf(level, 'start') ?? 1),
        format: valueOf(level, 'numFmt') ?? 'decimal',
        text: valueOf(level, 'lvlText') ?? '',
      })),
    );
  const lists = new Map(
    children(root, 'num').map((each) => [
      each.getAttributeNS(W, 'numId') ?? '',
      valueOf(each, 'abstractNumId') ?? '',
    ]),
  );
  const styles = new Map(
    children(stylesXml?.documentElement, 'style').map((style) => [
      style.getAttributeNS(W, 'styleId') ?? '',
      style,
    ]),
  );
  const inherited = (style: Element | undefined, depth = 0): Element | undefined =>
    !style || depth > 10
      ? undefined
      : (child(style, 'pPr', 'numPr') ??
        inherited(styles.get(valueOf(style, 'basedOn') ?? ''), depth + 1));
  const counts = new Map<string, number[]>();

  return (paragraph) => {
    const own = child(paragraph, 'pPr', 'numPr');
    const properties = own ?? inherited(styles.get(valueOf(paragraph, 'pPr', 'pStyle') ?? ''));
    const list = lists.get(valueOf(properties, 'numId') ?? '') ?? '';
    const depth = Number(valueOf(properties, 'ilvl') ?? 0);
    const all = levels.get(list);
    const level = all?.[depth];
    if (!all || !level || level.format === 'none') return '';
    const count = (counts.get(list) ?? []).slice(0, depth + 1);
    for (let at = 0; at < depth; at += 1) count[at] ??= all[at]?.start ?? 1;
    count[depth] = (count[depth] ?? level.start - 1) + 1;
    counts.set(list, count);
    if (level.format === 'bullet') return '- ';
    const text = level.text.replace(/%(\d)/g, (_all, place: string) => {
      const at = Number(place) - 1;
      return listNumeral(all[at]?.format ?? 'decimal', count[at] ?? 1);
    });
    return text === '' ? '' : `${text} `;
  };
}

/** What was taken out, or moved away, in a document with tracked changes is not its text. */
const GONE = new Set(['del', 'moveFrom', 'instrText', 'pPr', 'rPr', 'txbxContent']);

function inlineText(element: Element): string {
  switch (element.localName) {
    case 't':
      return element.textContent;
    case 'tab':
      return ' ';
    case 'br':
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    default:
      return GONE.has(element.localName) ? '' : [...element.children].map(inlineText).join('');
  }
}

function blockText(element: Element, numbering: Numbering): string[] {
  switch (element.localName) {
    case 'p':
      return [numbering(element) + inlineText(element)];
    case 'tr':
      return [
        children(element, 'tc')
          .map((cell) => [...cell.children].flatMap((each) => blockText(each, numbering)).join(' '))
          .join(' '),
      ];
    default:
      return [...element.children].flatMap((each) => blockText(each, numbering));
  }
}

/**
 * The text of a Word document (docx), a line a paragraph, with the numbers that Word counts and without what tracked changes took out. Throws where the
 * bytes are no such document.
 */
export function textOfWord(bytes: Uint8Array): string {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      /^word\/(?:document|numbering|styles)\.xml$/.test(name) && originalSize <= MAX_PART_BYTES,
  });
  const parse = (name: string) => {
    const part = parts[`word/${name}.xml`];
    return part && new DOMParser().parseFromString(strFromU8(part), 'application/xml');
  };
  const document = parse('document');
  if (document?.documentElement.localName !== 'document') throw new Error('Not a Word document');
  const numbering = numberingOf(parse('numbering'), parse('styles'));
  return blockText(document.documentElement, numbering).join('\n');
}
