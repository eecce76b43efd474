import { setImmediate as turn } from 'node:timers/promises';
import { gather } from '@/server/database';

describe('questions of one turn', () => {
  it('are asked together, and each gets its answer', async () => {
    const asked: (readonly number[])[] = [];
    const double = gather(async (numbers: readonly number[]) => {
      asked.push(numbers);
      await turn();
      return numbers.map((number) => 2 * number);
    });
    const first = [double(1), double(2), double(1)];
    await turn();
    // What is asked while an answer is under way is newer than it.
    const second = double(1);
    expect(await Promise.all([...first, second])).toEqual([2, 4, 2, 2]);
    expect(asked).toEqual([[1, 2, 1], [1]]);
  });

  it('fail together, and those of the next turn do not', async () => {
    let isDown = true;
    const read = gather(async (names: readonly string[]) => {
      if (isDown) throw new Error('down');
      return names;
    });
    await expect(Promise.allSettled([read('a'), read('b')])).resolves.toMatchObject([
      { status: 'rejected', reason: new Error('down') },
      { status: 'rejected' },
    ]);
    isDown = false;
    await expect(read('c')).resolves.toBe('c');
  });
});
