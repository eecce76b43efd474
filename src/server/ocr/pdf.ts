import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { MAX_PAGES } from './limits';
import type { Grey } from './picture/grey';
import { isFall, Refused } from './process/protocol';
import type { OcrPage } from './types';

/** A PDF ends with its mark, give or take what a mail program adds. Without it the rest is missing, and pdfium would read the half of it. */
const TAIL = 4096;
const POINTS_PER_INCH = 72;
const DRAWN_DPI = 250;
/** A page may be as large as a wall; what is drawn of it is not. */
const DRAWN_PIXELS = 9_000_000;
/** A page with fewer letters and a picture on it is a scan with a stamp or a page number. */
const FEW_LETTERS = 40;
/** The part of letters that may have no meaning (fonts without a character map) before the page is recognised instead. */
const UNMAPPED_SHARE = 0.1;

let library: Promise<PDFiumLibrary> | undefined;

export interface Pdf {
  /** The text layer of each page; null where there is none that is of use. @throws {Refused} E1424 for too many pages. */
  textLayers: () => (OcrPage | null)[];
  /** A page as a picture; pages are counted from 0. */
  draw: (page: number) => Promise<Grey>;
  close: () => void;
}

/** @throws {Refused} E1422 for a PDF that asks for a password, E1421 for one that is broken. */
export async function openPdf(file: Uint8Array): Promise<Pdf> {
  const document = await load(file);
  return {
    textLayers: () => {
      const count = document.getPageCount();
      if (count > MAX_PAGES) throw new Refused('E1424');
      if (count < 1) throw new Refused('E1421');
      return Array.from({ length: count }, (_, page) => textLayerOf(pageOf(document, page)));
    },
    draw: async (page) => draw(pageOf(document, page)),
    close: () => document.destroy(),
  };
}

async function load(file: Uint8Array): Promise<PDFiumDocument> {
  library ??= PDFiumLibrary.init();
  if (!Buffer.from(file.subarray(-TAIL)).includes('%%EOF')) throw new Refused('E1421');
  try {
    return await (await library).loadDocument(file);
  } catch (error) {
    if (isFall(error)) throw error;
    const locked = error instanceof Error && /password|security/i.test(error.message);
    throw new Refused(locked ? 'E1422' : 'E1421');
  }
}

function pageOf(document: PDFiumDocument, page: number): PDFiumPage {
  try {
    return document.getPage(page);
  } catch (error) {
    if (isFall(error)) throw error;
    throw new Refused('E1421');
  }
}

function textLayerOf(page: PDFiumPage): OcrPage | null {
  const text = tidy(page.getText());
  const letters = text.replace(/\s/g, '').length;
  if (letters === 0 || isUnmapped(text)) return null;
  if (letters < FEW_LETTERS && holdsPicture(page)) return null;
  return { text, source: 'textLayer', confidence: null, doubtful: [] };
}

/** What pdfium leaves where a word was broken at a line's end. */
const HYPHENS = ['\u0002', '\ufffe'];

/** Without the marks that pdfium leaves and without control characters. */
function tidy(raw: string): string {
  const text = raw.replace(/\r\n?/g, '\n');
  return HYPHENS.reduce((rest, hyphen) => rest.replaceAll(`${hyphen}\n`, '').replaceAll(hyphen, ''), text)
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

/** Replacement characters and private use instead of letters. */
function isUnmapped(text: string): boolean {
  const unmapped = text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  return unmapped > text.length * UNMAPPED_SHARE;
}

function holdsPicture(page: PDFiumPage): boolean {
  for (const { type } of page.objects()) if (type === 'image' || type === 'form') return true;
  return false;
}

async function draw(page: PDFiumPage): Promise<Grey> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Refused('E1421');
  const scale = Math.min(DRAWN_DPI / POINTS_PER_INCH, Math.sqrt(DRAWN_PIXELS / (originalWidth * originalHeight)));
  const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray', renderFormFields: false });
  return { data, width, height };
}
