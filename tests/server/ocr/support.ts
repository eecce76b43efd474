import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glyphsOf } from '@/server/ocr/document/glyphs';
import { recognitionOf } from '@/server/ocr/document/recognition';
import type { Model } from '@/server/ocr/tesseract';

/**
 * One of the files beside this one. Those with words were drawn in a browser with the fonts of the site; `nestedStreams.pdf` unfolds, twice, from
 * two kilobytes to a gigabyte of content, and `floodOfPixels.png` claims a hundred thousand pixels a side. The pages of `scanners.pdf` are `level.jpg` as
 * JBIG2, JPEG 2000 and a fax of group 4; `smallHangul.jpg` is half of a scanned page of small print.
 */
export const fileOf = (name: string): Buffer => readFileSync(path.join(__dirname, 'files', name));

/** A file with zeros after its end, which readers do not mind. */
export const padded = (file: Buffer, size: number): Buffer =>
  Buffer.concat([file, Buffer.alloc(size - file.length)]);

/** The objects of a PDF, the first of which is its catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    places.push(length());
    parts.push(
      Buffer.concat([
        Buffer.from(`${at + 1} 0 obj\n`),
        Buffer.from(object),
        Buffer.from('\nendobj\n'),
      ]),
    );
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = length();
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

export const streamOf = (entries: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** The objects of a PDF of one page with the given content; further objects begin at number 5. */
export const onePage = (content: Buffer, resources = ''): (string | Buffer)[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
  content,
];

/** A PDF of so many empty pages. */
export function pagesOf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  ]);
}

/** A PDF with a password that nobody knows. */
export const lockedPdf = (): Buffer =>
  pdfOf(
    [
      ...onePage(streamOf('', Buffer.from('q Q'))),
      `<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`,
    ],
    `/Encrypt 5 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
  );

/** A pattern of a million tiles to an inch: drawing it never ends. */
export const endlessPdf = (): Buffer =>
  pdfOf([
    ...onePage(
      streamOf('', Buffer.from('/Pattern cs /P scn 0 0 600 900 re f '.repeat(200))),
      '/Pattern << /P 5 0 R >>',
    ),
    streamOf(
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>',
      Buffer.from('0 0 1 1 re f'),
    ),
  ]);

/** A picture as an object of a PDF. */
export const pictureOf = (
  filter: string,
  data: Buffer,
  entries = '/Width 840 /Height 260 /ColorSpace /DeviceGray /BitsPerComponent 8',
): Buffer => streamOf(`/Type /XObject /Subtype /Image ${entries} /Filter /${filter}`, data);

const FONTS = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
/** The words of a text layer, a line each, from a height on; in mode 3 they are not painted. */
const writing = (lines: readonly string[], from = 800, mode = 0): string =>
  `BT ${mode} Tr /F 12 Tf 14 TL 40 ${from} Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;

/** A page in A4, or cut to a height, with a picture of the shape of `level.jpg` at its foot and words from its head on. */
export const printed = (
  picture: Buffer,
  lines: readonly string[] = [],
  { height = 842, mode = 0 } = {},
): Buffer => {
  const content = `q 595 0 0 184 0 0 cm /I Do Q ${writing(lines, height - 12, mode)}`;
  const objects = onePage(streamOf('', Buffer.from(content)), `${FONTS} /XObject << /I 5 0 R >>`);
  return pdfOf([
    ...objects.map((one) =>
      typeof one === 'string' ? one.replace('595 842', `595 ${height}`) : one,
    ),
    picture,
  ]);
};

/** A page with a form that has been filled in: a text, and two boxes of which the first is ticked. */
export const filledForm = (): Buffer => {
  const widget = (entries: string, y: number) =>
    `<< /Type /Annot /Subtype /Widget /F 4 /Rect [200 ${y} 400 ${y + 14}] ${entries} >>`;
  const box = '/FT /Btn /AP << /N << /On 9 0 R /Off 9 0 R >> >>';
  const [, , page = '', ...rest] = onePage(
    streamOf('', Buffer.from(writing(['Name of the insured:', 'Injury:', 'Illness:']))),
    FONTS,
  );
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R 8 0 R] /DA (/Helv 12 Tf 0 g) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `${page.toString().replace(/>>$/, '')} /Annots [6 0 R 7 0 R 8 0 R] >>`,
    ...rest,
    'null',
    widget('/FT /Tx /T (name) /V (Mina Kim)', 797),
    widget(`${box} /T (injury) /V /On /AS /On`, 783),
    widget(`${box} /T (illness) /V /Off /AS /Off`, 769),
    streamOf('/Type /XObject /Subtype /Form /BBox [0 0 10 10]', Buffer.from('')),
  ]);
};

const LETTER = { width: 10, height: 20 };

/** A line as the engine gives it, from a place on; each word with a confidence of its own: `sure:96 unsure:20`. */
export function lineOf(words: string, { x = 0, y = 0, model = 'eng' as Model } = {}) {
  let at = x;
  const read = words.split(' ').map((word) => {
    const [text = '', confidence = '96'] = word.split(':');
    const symbols = [...text].map((letter) => {
      const bbox = { x0: at, y0: y, x1: at + LETTER.width, y1: y + LETTER.height };
      at += LETTER.width;
      return { text: letter, bbox };
    });
    const bbox = { x0: at - symbols.length * LETTER.width, y0: y, x1: at, y1: y + LETTER.height };
    at += LETTER.width;
    return { text, confidence: Number(confidence), bbox, symbols };
  });
  const bbox = { x0: x, y0: y, x1: at - LETTER.width, y1: y + LETTER.height };
  const recognition = recognitionOf(model, {
    bbox,
    text: read.map(({ text }) => text).join(' '),
    words: read,
  });
  return { recognition, glyphs: glyphsOf(recognition) };
}
