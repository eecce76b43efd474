import { memoizeAsync } from '@/domain/memo';

describe('What is asked for once', () => {
  it('is the same promise for everyone, a key', async () => {
    const load = jest.fn((key: string) => Promise.resolve(key.length));
    const lengthOf = memoizeAsync(load);
    const first = lengthOf('one');
    expect(lengthOf('one')).toBe(first);
    expect(await Promise.all([first, lengthOf('three')])).toEqual([3, 5]);
    expect(load.mock.calls).toEqual([['one'], ['three']]);
  });

  it('says its value to who does not wait, once it is here', async () => {
    const once = memoizeAsync(() => Promise.resolve('here'));
    expect(once()).not.toHaveProperty('value');
    await once();
    expect(once()).toMatchObject({ status: 'fulfilled', value: 'here' });
  });

  it('is asked for again after a failure, not before that is forgotten', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('no line'));
    let forget = () => undefined as void;
    const once = memoizeAsync(load, (forgetIt) => (forget = forgetIt));
    await expect(once()).rejects.toThrow('no line');
    await expect(once()).rejects.toThrow('no line');
    forget();
    load.mockResolvedValue('here');
    expect(await once()).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
