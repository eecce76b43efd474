import { candidateOf } from '@/server/ocr/engine/candidate';
import { proposalsFor } from '@/server/ocr/engine/proposals';
import { startOf } from '@/server/ocr/engine/state';
import { blankImage } from '@/server/ocr/picture/image';
import { lineOf } from './support';

describe('the models that read a picture after the first', () => {
  const modelAfter = async (first: number) => {
    const image = blankImage(1000, 1000);
    const state = await startOf(image, true);
    const rows = Array.from({ length: 30 }, (_, at) => lineOf('EEE MRERAMETE:37', { y: at * 30 }));
    state.best = await candidateOf(rows, { way: 'page', model: 'eng', image });
    state.tried.add('eng');
    Object.assign(state, { first });
    state.work.spent = first;
    return proposalsFor(state)
      .find(({ name }) => name === 'script')
      ?.modelFor(state);
  };

  it('come in their order', async () => {
    expect(await modelAfter(1000)).toBe('kor');
  });

  it('leave out one that takes too long for another that does not', async () => {
    expect(await modelAfter(2800)).toBe('chi_tra');
  });
});
