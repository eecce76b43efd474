import { loadPdfEngine, openPdf, type Pdf } from '@/ui/pdf';
import { textOfBytes } from '@/ui';

/** Why a file is not read. */
export type DocumentProblem =
  | 'tooLarge'
  | 'empty'
  | 'hwp'
  | 'oldWord'
  | 'unknown'
  | 'damaged'
  | 'protected'
  | 'notLoaded';

/** A page as a picture, for the reading of scans. */
export type PagePicture = () => Promise<Blob>;

export type ReadDocument =
  | { kind: 'text'; text: string }
  /** Pictures of pages, without a text of their own. */
  | { kind: 'scan'; pages: PagePicture[] }
  | { kind: 'problem'; problem: DocumentProblem };

export const DOCUMENT_ACCEPT = '.txt,.md,.pdf,.docx,.png,.jpg,.jpeg,text/plain,application/pdf';

const MAX_BYTES = 50 * 1024 * 1024;
/** A page of a wording has hundreds of letters; a scan has a stamp at best. */
const LETTERS_OF_A_PAGE = 20;
/** Pixels a point: 150 dpi, which the reading of print needs. */
const SCAN_SCALE = 150 / 72;

/** How the engine says that it needs a password. */
const LOCKED = /password|security/i;

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, at) => bytes[at] === byte);

const problem = (code: DocumentProblem): ReadDocument => ({ kind: 'problem', problem: code });

async function jpegOf(pdf: Pdf, page: number): Promise<Blob> {
  const picture = await pdf.render(page, SCAN_SCALE);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}

/** What reads a file comes with the first of its kind; it may not come. */
class NotLoaded extends Error {}
const load = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new NotLoaded('A reader did not come.', { cause });
  });

async function readPdf(file: File): Promise<ReadDocument> {
  await load(loadPdfEngine());
  let pdf: Pdf | undefined;
  try {
    const opened = await openPdf(file);
    pdf = opened;
    const numbers = [...Array(opened.pageCount).keys()];
    const pages: string[] = [];
    for (const page of numbers) {
      pages.push(opened.textOf(page));
      // A long document must not hold the page.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const written = pages.filter((text) => text.replace(/\s/g, '').length >= LETTERS_OF_A_PAGE);
    if (written.length * 2 < pages.length) {
      // The pages are drawn when they are asked for.
      pdf = undefined;
      return { kind: 'scan', pages: numbers.map((page) => () => jpegOf(opened, page)) };
    }
    return { kind: 'text', text: pages.join('\n') };
  } catch (error) {
    if (error instanceof Error && LOCKED.test(error.message)) return problem('protected');
    throw error;
  } finally {
    pdf?.close();
  }
}

async function readWord(bytes: Uint8Array): Promise<ReadDocument> {
  const { textOfWord } = await load(import(/* webpackChunkName: "word" */ './word'));
  return { kind: 'text', text: textOfWord(bytes) };
}

async function readByContent(file: File): Promise<ReadDocument> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return readPdf(file);
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff))
    return { kind: 'scan', pages: [() => Promise.resolve(file)] };
  if (/\.hwpx?$/i.test(file.name)) return problem('hwp');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return problem('oldWord');
  if (startsWith(bytes, 0x50, 0x4b)) return readWord(bytes);
  const text = textOfBytes(bytes);
  return text === undefined ? problem('unknown') : { kind: 'text', text };
}

/** The text of a file, by what it is, not by its name; nothing leaves the browser. */
export async function readDocument(file: File): Promise<ReadDocument> {
  if (file.size > MAX_BYTES) return problem('tooLarge');
  if (file.size === 0) return problem('empty');
  try {
    const read = await readByContent(file);
    return read.kind === 'text' && read.text.trim() === '' ? problem('empty') : read;
  } catch (error) {
    return problem(error instanceof NotLoaded ? 'notLoaded' : 'damaged');
  }
}
