import { startOf } from '@/server/ocr/engine/state';
import { decode } from '@/server/ocr/picture/image';
import { tesseract } from '@/server/ocr/tesseract';
import { fileOf } from './support';

it('the middle of a page says which script it is where the shapes of its letters do not', async () => {
  const guess = jest.spyOn(tesseract, 'guess');
  const state = await startOf(await decode(fileOf('smallHangul.jpg')), false);
  expect(await guess.mock.results[0]?.value).toMatchObject({ script: 'Cyrillic', degrees: 180 });
  expect(state.guess).toMatchObject({ script: 'Hangul', degrees: 0 });
});
