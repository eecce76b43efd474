import {
  downloadName,
  megabytesText,
  ocrKindOf,
  ocrRefusalOf,
  OCR_MAX_BYTES,
  readableSize,
} from '@/domain/ocr';

const file = (name: string, type = '', size = 1) => ({ name, type, size });

describe('what is taken', () => {
  it.each([
    [file('scan.pdf'), 'pdf'],
    [file('SCAN.PDF'), 'pdf'],
    [file('scan.png'), 'image'],
    [file('scan.JPG'), 'image'],
    [file('scan.jpeg'), 'image'],
    [file('scan', 'application/pdf'), 'pdf'],
    [file('scan.dat', 'image/png'), 'image'],
    [file('scan.dat', 'image/jpeg'), 'image'],
    // The browser's own judgement goes before the name.
    [file('scan.pdf', 'image/png'), 'image'],
    [file('scan.png', 'application/octet-stream'), 'image'],
  ])('[VA-OCR-1] by type or extension: %j is a %s', (given, kind) => {
    expect(ocrKindOf(given)).toBe(kind);
    expect(ocrRefusalOf(given)).toBeUndefined();
  });

  it.each([
    file('scan.gif', 'image/gif'),
    file('scan.webp'),
    file('pdf'),
    file('scan.pdf.exe'),
    file(''),
  ])('[VA-OCR-1] nothing else: %j', (given) => expect(ocrRefusalOf(given)).toBe('fileType'));

  it('[VA-OCR-2] 2 MB at most, and the type is judged first', () => {
    expect(ocrRefusalOf(file('a.pdf', '', OCR_MAX_BYTES))).toBeUndefined();
    expect(ocrRefusalOf(file('a.pdf', '', OCR_MAX_BYTES + 1))).toBe('fileSize');
    expect(ocrRefusalOf(file('a.gif', '', OCR_MAX_BYTES + 1))).toBe('fileType');
  });
});

it.each([
  [0, 0, 'bytes'],
  [1023, 1023, 'bytes'],
  [1024, 1, 'KB'],
  [150_000, 146.5, 'KB'],
  [1_048_500, 1023.9, 'KB'],
  [1_048_575, 1, 'MB'],
  [OCR_MAX_BYTES, 2, 'MB'],
  [1_400_000, 1.34, 'MB'],
])('[OC-UI] %i bytes read as %d %s', (bytes, amount, unit) =>
  expect(readableSize(bytes)).toEqual({ amount, unit }),
);

it('[VA-OCR-2] tells a size that is over the limit as one', () => {
  expect(megabytesText(OCR_MAX_BYTES + 1)).toBe('2.01');
  expect(megabytesText(3.5 * 1024 * 1024)).toBe('3.50');
});

it('[OC-FILE] names the file by page, where there are several, and by the visitor’s day', () => {
  const date = new Date(2026, 2, 5, 23, 59);
  expect(downloadName({ kind: 'image', pageIndex: 0, pageCount: 1, date })).toBe(
    'OCR_Result_2026-03-05.txt',
  );
  expect(downloadName({ kind: 'pdf', pageIndex: 0, pageCount: 1, date })).toBe(
    'OCR_Result_2026-03-05.txt',
  );
  expect(downloadName({ kind: 'pdf', pageIndex: 1, pageCount: 3, date })).toBe(
    'OCR_Result_Page2_2026-03-05.txt',
  );
});
