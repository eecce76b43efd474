import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { random } from '../../../scripts/support/random';
import { filledForm, fileOf, onePage, pdfOf, pictureOf, printed, streamOf } from './support';

type Damage = (file: Buffer, next: () => number) => Buffer;
const changed = (file: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
};
const place = (file: Buffer, next: () => number) => Math.floor(next() * file.length);

/** What happens to files on their way, or on purpose, each so many times. */
const DAMAGES: readonly [name: string, times: number, damage: Damage][] = [
  ['cut', 14, (file, next) => file.subarray(0, place(file, next))],
  [
    'bits flipped',
    26,
    (file, next) =>
      changed(file, (copy) => {
        for (let flips = 1 + next() * 8; flips > 0; flips -= 1) {
          const at = place(copy, next);
          copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(next() * 8));
        }
      }),
  ],
  [
    'wiped',
    12,
    (file, next) =>
      changed(file, (copy) => {
        const from = place(copy, next);
        copy.fill(next() < 0.5 ? 0 : 0xff, from, Math.min(copy.length, from + 64));
      }),
  ],
  [
    'a part twice',
    10,
    (file, next) => {
      const [from, to] = [place(file, next), place(file, next)].sort((a, b) => a - b);
      return Buffer.concat([file.subarray(0, to), file.subarray(from)]);
    },
  ],
  [
    'numbers made large',
    10,
    (file, next) =>
      Buffer.from(
        file
          .toString('latin1')
          .replace(/\b\d{1,4}\b/g, (digits) => (next() < 0.05 ? '2147483647' : digits)),
        'latin1',
      ),
  ],
  ['something behind', 3, (file, next) => Buffer.concat([file, Buffer.alloc(next() * 9000, 'PK')])],
];

/** A PNG that claims a size, whatever its pixels are. */
function pngOf(width: number, height: number, pixels: Buffer, bits = 8): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = bits;
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** The size that a JPEG claims. */
const resized = (file: Buffer, width: number, height: number): Buffer =>
  changed(file, (copy) => {
    const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
    copy.writeUInt16BE(height, frame + 5);
    copy.writeUInt16BE(width, frame + 7);
  });

const content = (text: string): Buffer => streamOf('', Buffer.from(text));
const pageWith = (kids: string, page: string): Buffer =>
  pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count 1 >>`, page]);

/** Made to mislead. */
const MADE = (png: Buffer, jpeg: Buffer): readonly [string, Buffer][] => [
  ['a PNG of one pixel that claims a million', pngOf(1000, 1000, Buffer.alloc(2))],
  ['a PNG without width', pngOf(0, 10, Buffer.alloc(20))],
  ['a PNG of negative height', pngOf(10, 0x80000000, Buffer.alloc(20))],
  ['a PNG of 16 bits that are not there', pngOf(300, 300, Buffer.alloc(300), 16)],
  ['a PNG as long as a street', pngOf(100_000, 3, Buffer.alloc(300_003))],
  ['a JPEG that claims the largest size', resized(jpeg, 65_535, 65_535)],
  ['a JPEG that claims a line', resized(jpeg, 65_535, 1)],
  ['a JPEG without height', resized(jpeg, 100, 0)],
  ['a JPEG behind the head of a PNG', Buffer.concat([png.subarray(0, 33), jpeg])],
  ['a PDF behind a PNG', Buffer.concat([png, filledForm()])],
  ['a PDF behind a JPEG', Buffer.concat([jpeg, filledForm()])],
  ['a PNG behind the head of a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), png])],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), png])],
  ['a program', Buffer.concat([Buffer.from('\x7fELF'), png])],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
  ['a page that is its own child', pageWith('2 0 R', '<< >>')],
  ['a page that is nowhere', pageWith('9 0 R', '<< >>')],
  ['a page without size', pageWith('3 0 R', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] >>')],
  [
    'a page inside out',
    pageWith('3 0 R', '<< /Type /Page /Parent 2 0 R /MediaBox [900 900 0 0] >>'),
  ],
  [
    'a page as wide as a country',
    pageWith('3 0 R', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1e12 10] >>'),
  ],
  ['states without end', pdfOf(onePage(content('q '.repeat(100_000))))],
  [
    'a picture that claims to be larger',
    printed(
      pictureOf(
        'DCTDecode',
        jpeg,
        '/Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      ),
    ),
  ],
];

/** Small, so that what is left of them is soon read. */
const [WIDTH, HEIGHT] = [64, 20];
const COLOURS = `/Width ${WIDTH} /Height ${HEIGHT} /ColorSpace /DeviceRGB /BitsPerComponent 8`;

/** Some hundreds of files that nobody should send, the same in every run. */
export async function hostileFiles(): Promise<[name: string, file: Buffer][]> {
  const small = sharp(fileOf('level.jpg')).resize(WIDTH, HEIGHT);
  const [png, jpeg] = [await small.clone().png().toBuffer(), await small.clone().jpeg().toBuffer()];
  const drawing = content(`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /I Do Q`);
  const scan = onePage(drawing, '/XObject << /I 5 0 R >>').map((object) =>
    typeof object === 'string' ? object.replace('595 842', `${WIDTH} ${HEIGHT}`) : object,
  );
  // What is left of a PDF may be read for a second, pictures fail at once.
  const sound: [kind: string, file: Buffer, share: number][] = [
    ['PNG', png, 1.7],
    ['JPEG', jpeg, 1.7],
    ['form', filledForm(), 0.5],
    ['scan', pdfOf([...scan, pictureOf('DCTDecode', jpeg, COLOURS)]), 0.1],
  ];
  const next = random(14);
  const damaged = sound.flatMap(([kind, file, share]) =>
    DAMAGES.flatMap(([name, times, damage]) =>
      Array.from({ length: Math.round(times * share) }, (_, at): [string, Buffer] => [
        `${kind}, ${name} (${at})`,
        damage(file, next),
      ]),
    ),
  );
  return [...damaged, ...MADE(png, jpeg)];
}
