import { Turns } from '@/server/turns';

function task() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begun = false;
  const run = async () => {
    begun = true;
    await ended;
  };
  return { run, end, hasBegun: () => begun };
}

it('lets few tasks run at once, the others in their order, and tells one too many so', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 2, full: ['E5003', 503] });
  const tasks = Array.from({ length: 4 }, task);
  const begun = () => tasks.map(({ hasBegun }) => hasBegun());
  const [first, second, third, fourth] = tasks.map(({ run }) => turns.take(run));
  expect(begun()).toEqual([true, true, false, false]);
  await expect(turns.take(() => Promise.resolve())).rejects.toMatchObject({
    code: 'E5003',
    status: 503,
  });

  tasks[1]?.end();
  await second;
  expect(begun()).toEqual([true, true, true, false]);
  for (const { end } of tasks) end();
  await Promise.all([first, third, fourth]);
  expect(await turns.take(() => Promise.resolve('free again'))).toBe('free again');
});

it('goes on after a task that fails', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1, full: ['E1508', 200] });
  const failing = turns.take(() => Promise.reject(new Error('broken')));
  const next = turns.take(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
