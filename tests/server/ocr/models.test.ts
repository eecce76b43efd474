import { blankImage, decode } from '@/server/ocr/picture/image';
import { wasmTesseract } from '@/server/ocr/tesseract/wasm';
import { fileOf } from './support';

it('a picture reads the same whatever models were loaded since the process began', async () => {
  const image = await decode(fileOf('threeScripts.png'));
  const read = () => wasmTesseract.read(image, { models: 'eng', layout: 'page' });
  const first = await read();
  expect(first).not.toEqual([]);
  const blank = blankImage(90, 40);
  for (const models of ['kor', 'chi_tra', 'chi_tra_vert'])
    await wasmTesseract.read(blank, { models, layout: 'block' });
  await wasmTesseract.guess(blank, 1);
  // Text, confidence and the place of every letter.
  expect(await read()).toEqual(first);
});
