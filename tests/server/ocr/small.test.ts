import { recognise } from '@/server/ocr/engine/recognise';
import { decode } from '@/server/ocr/picture/image';
import { fileOf } from './support';

// As large as a laptop's screen shows a list: the engine's own layout finds no writing in it.
it('reads the small letters of a screen among its pictures and frames', async () => {
  const { text } = await recognise(await decode(fileOf('screen.png')));
  expect(text.split('\n').slice(0, 4)).toEqual([
    'Opening balance (12 groups)',
    'New contracts (310)',
    'Interest accreted',
    'Closing balance (14 groups)',
  ]);
});
