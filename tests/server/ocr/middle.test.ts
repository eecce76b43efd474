import { startOf } from '@/server/ocr/engine/state';
import { decode, turnQuarters } from '@/server/ocr/picture/image';
import { tesseract } from '@/server/ocr/tesseract';
import { fileOf } from './support';

const guess = jest.spyOn(tesseract, 'guess');
const read = jest.spyOn(tesseract, 'read');
beforeEach(() => jest.clearAllMocks());

it('words from the middle of a page say which script it is, which the shapes of small Hangul do not', async () => {
  const state = await startOf(await decode(fileOf('smallHangul.jpg')), false);
  expect(state.guess).toMatchObject({ script: 'Hangul', degrees: 0 });
  expect(guess).not.toHaveBeenCalled();
  // Its strokes say that it is not Latin before anything is read.
  expect(read.mock.calls.map(([, { models }]) => models)).not.toContain('eng');
});

it('the shapes of letters are asked where no model knows the middle of a page', async () => {
  const onItsSide = await turnQuarters(await decode(fileOf('smallHangul.jpg')), 90);
  const state = await startOf(onItsSide, false);
  expect(guess).toHaveBeenCalledTimes(1);
  expect(state.guess).toEqual(await guess.mock.results[0]?.value);
});
