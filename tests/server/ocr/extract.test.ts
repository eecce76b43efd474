import type { OcrResult } from '@/server/ocr';
import sharp from 'sharp';
import { type TestApp, startTestApp } from '../support/app';
import { deflateSync } from 'node:zlib';
import {
  filledForm,
  fileOf,
  lockedPdf,
  onePage,
  padded,
  pagesOf,
  pdfOf,
  pictureOf,
  printed,
  streamOf,
} from './support';

const TWO_MIB = 2 * 1024 * 1024;
/** A bound for what never comes, below that of a test. */
const LIMIT_MS = 170_000;
const COLOURED = '/Width 840 /Height 260 /ColorSpace /DeviceRGB /BitsPerComponent 8';
const MONO = '/Width 840 /Height 260 /ColorSpace /DeviceGray /BitsPerComponent 1';

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await startTestApp();
  url = `${await test.app.listen({ port: 0 })}/api/v2/ocr/extract`;
});
afterAll(() => test.close());

const formOf = (...files: Buffer[]): FormData => {
  const form = new FormData();
  for (const file of files)
    form.append(
      'file',
      new Blob([new Uint8Array(file)], { type: 'application/pdf' }),
      'letter.pdf',
    );
  return form;
};
const send = (body: RequestInit['body'], headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(LIMIT_MS) });
const read = async (file: Buffer): Promise<OcrResult> => {
  const answer = await send(formOf(file));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: OcrResult }).data;
};

describe('text out of a file', () => {
  it('[AP-8] reads Hangul, Latin and Han in one picture, with the spaces of each', async () => {
    const { text, pages } = await read(fileOf('threeScripts.png'));
    expect(text.split('\n')).toEqual([
      '보험계약마진(CSM)은 IFRS 17에서 미래에 인식할 이익입니다.',
      'Insurers release it as services are provided.',
      '保險公司於提供服務時認列，不得提前。',
    ]);
    expect(pages).toEqual([
      { text, source: 'recognised', confidence: expect.any(Number), doubtful: expect.any(Array) },
    ]);
    expect(pages[0]?.confidence).toBeGreaterThan(80);
  });

  it('reads Latin names and references within Korean lines', async () => {
    expect((await read(fileOf('latinRuns.png'))).text.split('\n')).toEqual([
      '보험계약을 제거할 때에는 IFRS 17.44(c)에 따라 마진을 조정합니다.',
      '경험조정은 IFRS 17.B96(a)와 B119D를 함께 봅니다.',
      '계약번호 KR-2024-00731의 CSM 상각액은 USD 12,480입니다.',
      'Solvency II와 K-ICS의 할인율(LTFR 4.55%)을 비교합니다.',
    ]);
  });

  it('reads numbers in circles, boxes for ticks and the triangle before what is lost', async () => {
    expect((await read(fileOf('clauses.png'))).text.split('\n')).toEqual([
      '보험증권 (Insurance Policy)',
      '① 회사는 보험금을 지급합니다.',
      '② 고의로 인한 사고는 보상하지 않습니다.',
      '직업: □ 사무직 ☑ 생산직',
      '위험조정의 변동 △1,020 △987',
    ]);
  });

  it('[AP-8] takes a text layer as it is', async () => {
    const { pages } = await read(fileOf('textLayer.pdf'));
    const text = '보험계약마진은 IFRS 17의 핵심입니다.\n合約服務邊際是未來利潤。';
    expect(pages).toEqual([{ text, source: 'textLayer', confidence: null, doubtful: [] }]);
  });

  it.each([
    ['reads one column after the other', 1240],
    ['reads the low letters of a screen', 496],
  ])('%s', async (_what, width) => {
    const { text } = await read(
      await sharp(fileOf('columns.png')).resize({ width }).png().toBuffer(),
    );
    expect(text.replaceAll('\n', ' ')).toBe(
      'The first column begins here and tells of insurance contracts, how they are grouped and when their profit is earned by the insurer. ' +
        'The second column begins there and tells of reinsurance contracts held, which are accounted for apart from them in each period.',
    );
  });

  it('keeps the rows of a table, a tab between cells', async () => {
    expect((await read(fileOf('table.png'))).text.split('\n')).toEqual([
      'CSM\t2025\t2026',
      '기초 잔액\t8,214\t11,248',
      '신계약\t12,321\t16,872',
      '기말 잔액\t20,535\t28,120',
    ]);
  });

  it('turns a picture that lies on its side', async () => {
    expect((await read(fileOf('turned.png'))).text).toBe(
      'The contractual service margin\nis released over the coverage period.\nExperience adjustments follow.',
    );
  });

  it('reads white letters on nothing', async () => {
    const letters = await sharp(fileOf('level.jpg'))
      .greyscale()
      .negate()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = letters.info;
    const white = sharp({ create: { width, height, channels: 3, background: '#fff' } });
    const file = await white
      .joinChannel(letters.data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    expect((await read(file)).text).toContain('coverage period');
  });

  it('finds none on an empty sheet or in noise', async () => {
    const blank = await sharp({
      create: { width: 600, height: 800, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const snow = await sharp({
      create: { width: 600, height: 800, channels: 3, background: '#fff', noise },
    })
      .jpeg()
      .toBuffer();
    const nothing = {
      text: '',
      pages: [{ text: '', source: 'recognised', confidence: null, doubtful: [] }],
    };
    expect([await read(blank), await read(snow)]).toEqual([nothing, nothing]);
  });

  it('reads what scanners put into a PDF: JBIG2, JPEG 2000, fax', async () => {
    const { pages } = await read(fileOf('scanners.pdf'));
    const text =
      'The contractual service margin\nis released over the coverage period.\nExperience adjustments follow.';
    expect(pages.map((page) => page.text)).toEqual([text, text, text]);
  });

  const letter = () => pictureOf('DCTDecode', fileOf('level.jpg'), COLOURED);
  it('puts the text of a picture among the text of its page', async () => {
    const around = [
      'A letter from the insurer, typed in an office and sent as a file.',
      'Enclosed is a copy of the clause:',
    ];
    const { pages } = await read(printed(letter(), around));
    expect(pages[0]?.text.split('\n')).toEqual([
      ...around,
      'The contractual service margin',
      'is released over the coverage period.',
      'Experience adjustments follow.',
    ]);
  });

  it.each<[string, string[], number]>([
    [
      'believes no layer that another program has misread',
      Array<string>(5).fill('0|-1 = -d 0]. 2|-2 ol|0 -O|-2- [E ;0'),
      3,
    ],
    [
      'looks under the line of an archive',
      ['Certified copy of the archive, page 1 of 12, not for circulation'],
      0,
    ],
  ])('%s', async (_what, lines, mode) => {
    expect((await read(printed(letter(), lines, { height: 200, mode }))).text).toContain(
      'is released over the coverage period.',
    );
  });

  it('reads what has been filled into a form', async () => {
    expect((await read(filledForm())).pages).toEqual([
      {
        text: 'Name of the insured:\tMina Kim\nInjury:\t☑\nIllness:\t☐',
        source: 'textLayer',
        confidence: null,
        doubtful: [],
      },
    ]);
  });

  it('says so where a part of a page is broken', async () => {
    const file = pictureOf('DCTDecode', fileOf('level.jpg').subarray(0, 9000), COLOURED);
    const words = Array<string>(3).fill(
      'The words of a letter above a picture that has been cut off.',
    );
    expect((await read(printed(file, words))).pages).toEqual([
      expect.objectContaining({ damaged: true }),
    ]);
  });

  it('accepts two MiB to the byte', async () => {
    expect((await read(padded(fileOf('level.jpg'), TWO_MIB))).text).toContain('coverage period');
  });

  it('counts the pages as they are read, for a client that asks for lines', async () => {
    const answer = await send(formOf(fileOf('scan.pdf')), { accept: 'application/x-ndjson' });
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { data?: OcrResult });
    expect(lines.slice(0, 3)).toEqual([0, 1, 2].map((done) => ({ done, total: 2 })));
    expect(lines[3]).toMatchObject({
      code: '200',
      data: { text: 'The first page of a scanned letter.\n\nThe second page of a scanned letter.' },
    });
  });
});

describe('uploads that are no single file', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=b' };
  const broken = 'The request is not valid: The upload is not a complete multipart form.';
  const half = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
  const fieldOf = (name: string, value: string | Blob): FormData => {
    const form = new FormData();
    form.append(name, value);
    return form;
  };
  it.each<[string, number, string, () => RequestInit['body'], Record<string, string>]>([
    ['no form', 400, 'Please send one file.', () => '{}', { 'content-type': 'application/json' }],
    ['an empty form', 400, 'Please send one file.', () => new FormData(), {}],
    ['words for a file', 400, 'Please send one file.', () => fieldOf('file', 'words'), {}],
    [
      'two files',
      400,
      'Please send one file at a time.',
      () => formOf(fileOf('turned.png'), fileOf('table.png')),
      {},
    ],
    [
      'another field',
      400,
      'The request is not valid: picture is not expected here.',
      () => fieldOf('picture', new Blob(['x'])),
      {},
    ],
    ['half a form', 400, broken, () => half, boundary],
    ['no form at all', 400, broken, () => 'abc', boundary],
    [
      'one byte too many',
      413,
      'The file is too large. Up to 2 MB can be read.',
      () => formOf(Buffer.alloc(TWO_MIB + 1)),
      {},
    ],
    [
      'far too many',
      413,
      'The file is too large. Up to 2 MB can be read.',
      () => formOf(Buffer.alloc(20 * TWO_MIB)),
      {},
    ],
  ])('%s: %i', async (_what, status, detail, body, headers) => {
    const answer = await send(body(), headers);
    expect([answer.status, await answer.json()]).toEqual([status, { detail }]);
  });
});

describe('files that cannot be read', () => {
  const cut = (file: Buffer): Buffer => file.subarray(0, file.length * 0.6);
  const damaged = 'The file is damaged or incomplete and cannot be read.';
  const complex = 'The file is too complex to be read in a reasonable time.';
  it.each<[string, number, string, () => Buffer]>([
    ['zero bytes', 400, 'The file is empty.', () => Buffer.alloc(0)],
    [
      'another type',
      400,
      'The content of this file is not a PDF, PNG or JPG. Only these types can be read.',
      () => Buffer.from('GIF89a'),
    ],
    ['half a PNG', 422, damaged, () => cut(fileOf('columns.png'))],
    ['half a JPEG', 422, damaged, () => cut(fileOf('level.jpg'))],
    ['half a PDF', 422, damaged, () => cut(fileOf('scan.pdf'))],
    [
      'a PDF whose JBIG2 is broken',
      422,
      damaged,
      () => printed(pictureOf('JBIG2Decode', Buffer.alloc(3000, 'scan'), MONO)),
    ],
    [
      'a PDF whose JPEG 2000 is broken',
      422,
      damaged,
      () => printed(pictureOf('JPXDecode', Buffer.alloc(3000, 'scan'))),
    ],
    [
      'a PDF whose picture is cut off',
      422,
      damaged,
      () => printed(pictureOf('FlateDecode', deflateSync(Buffer.alloc(9000)))),
    ],
    ['a PDF of nothing', 422, damaged, () => Buffer.from('%PDF-1.4\n%%EOF')],
    [
      'a locked PDF',
      422,
      'The PDF is protected with a password. Please remove the protection and try again.',
      lockedPdf,
    ],
    [
      'a flood of pixels',
      422,
      'The picture is too large. Up to 40 million pixels can be read.',
      () => fileOf('floodOfPixels.png'),
    ],
    [
      'a flood of pages',
      422,
      'The PDF has too many pages. Up to 50 pages can be read.',
      () => pagesOf(20_000),
    ],
    ['streams within streams', 422, complex, () => fileOf('nestedStreams.pdf')],
  ])('%s: %i', async (_what, status, detail, file) => {
    const answer = await send(formOf(file()));
    expect([answer.status, await answer.json()]).toEqual([status, { detail }]);
  });

  it('says so in the language of the reader', async () => {
    const details = await Promise.all(
      ['ko', 'zh-tw'].map(async (language) =>
        (await send(formOf(lockedPdf()), { 'accept-language': language })).json(),
      ),
    );
    expect(details).toEqual([
      { detail: '암호로 보호된 PDF입니다. 암호를 해제한 후 다시 시도해 주세요.' },
      { detail: '此 PDF 受密碼保護，請解除保護後再試。' },
    ]);
  });

  it('leaves the server and its processes in order', async () => {
    expect(await read(pdfOf(onePage(streamOf('', Buffer.alloc(0)))))).toMatchObject({ text: '' });
    expect((await read(fileOf('turned.png'))).text).toContain('coverage period');
  });
});
