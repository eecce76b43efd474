import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '@/server/config';
import { createOcr } from '@/server/ocr';
import { blankImage } from '@/server/ocr/picture/image';
import { NATIVE_MODELS, nativeTesseract } from '@/server/ocr/tesseract/native';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tesseract-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const HOCR = `<html>
 <body>
  <div class='ocr_page' id='page_1' title='image "stdin"; bbox 0 0 90 40; ppageno 0'>
   <div class='ocr_carea' id='block_1_1' title="bbox 0 0 90 40">
     <span class='ocr_line' id='line_1_1' title="bbox 5 6 70 20; baseline 0 0; x_size 14">
      <span class='ocrx_word' id='word_1_1' title='bbox 5 6 40 20; x_wconf 91'>
       <span class='ocrx_cinfo' title='x_bboxes 5 6 20 20; x_conf 98.7'>繁</span>
       <span class='ocrx_cinfo' title='x_bboxes 21 6 40 20; x_conf 99.5'>體</span>
      </span>
      <span class='ocrx_word' id='word_1_2' title='bbox 50 6 70 20; x_wconf 64'>
       <span class='ocrx_cinfo' title='x_bboxes 50 6 60 20; x_conf 90'>A</span>
       <span class='ocrx_cinfo' title='x_bboxes 60 6 70 20; x_conf 90'>&amp;</span>
      </span>
     </span>
     <span class='ocr_header' id='line_1_2' title="bbox 0 30 90 40">
      <span class='ocrx_word' id='word_1_3' title='bbox 0 30 90 40; x_wconf 95'>
       <span class='ocrx_cinfo' title='x_bboxes 0 30 90 40; x_conf 95'> </span>
      </span>
     </span>
   </div>
  </div>
繁體 A&

 </body>
</html>
`;
/** A command that answers as Tesseract's does, and keeps what it was asked. */
function commandOf({ models = NATIVE_MODELS, status = 0 } = {}): string {
  const command = path.join(folder, 'tesseract');
  const answers = JSON.stringify({ hocr: HOCR, langs: models.join('\n') });
  const program = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const answers = ${answers};
const args = process.argv.slice(2);
const say = (text) => process.stdout.write(text);
if (args[0] === '--version') say('tesseract 5.3.0\\n');
else if (args[0] === '--list-langs') say('List of available languages:\\n' + answers.langs + '\\n');
else {
  const input = readFileSync(0);
  writeFileSync(${JSON.stringify(path.join(folder, 'asked.json'))}, JSON.stringify({ args, head: input.subarray(0, 2).toString() }));
  say(answers.hocr);
  process.exitCode = ${status};
}
`;
  writeFileSync(command, program);
  chmodSync(command, 0o755);
  return command;
}

const asked = () =>
  JSON.parse(readFileSync(path.join(folder, 'asked.json'), 'utf8')) as {
    args: string[];
    head: string;
  };
const image = blankImage(90, 40);

describe('an installed Tesseract', () => {
  it('gives words, letters and the spaces of a line', async () => {
    const native = nativeTesseract(commandOf());
    const lines = await native.read(image, { models: 'chi_tra+eng', layout: 'block' });
    expect(lines.map(({ text, bbox }) => [text, bbox])).toEqual([
      ['繁體 A&', { x0: 5, y0: 6, x1: 70, y1: 20 }],
    ]);
    expect(lines[0]?.words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['繁體', 91],
      ['A&', 64],
    ]);
    expect(lines[0]?.words[1]?.symbols[1]).toEqual({
      text: '&',
      bbox: { x0: 60, y0: 6, x1: 70, y1: 20 },
    });
    expect(asked()).toEqual({
      args: expect.arrayContaining(['-l', 'chi_tra+eng', '--psm', '6', 'tessedit_create_hocr=1']),
      head: 'sp',
    });
  });

  it('reads nothing where it fails', async () => {
    const failing = nativeTesseract(commandOf({ status: 1 }));
    expect(await failing.read(image, { models: 'eng', layout: 'page' })).toEqual([]);
  });

  it.each([
    ['is not there', () => path.join(folder, 'nowhere'), 'expected Tesseract 5'],
    ['lacks a model', () => commandOf({ models: ['eng'] }), 'kor, chi_tra, chi_tra_vert are'],
  ])('stops the start where it %s', (_case, command, words) => {
    const start = () => createOcr({ tesseractPath: command() });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(words);
  });
});
