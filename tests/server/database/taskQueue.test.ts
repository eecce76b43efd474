import { BusinessError } from '@/server/errors';
import { TaskQueue } from '@/server/taskQueue';

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
  const queue = new TaskQueue({
    concurrency: 2,
    maxWaiting: 2,
    whenFull: () => new BusinessError('E5003', {}, 503),
  });
  const tasks = Array.from({ length: 4 }, task);
  const begun = () => tasks.map(({ hasBegun }) => hasBegun());
  const [first, second, third, fourth] = tasks.map(({ run }) => queue.run(run));
  expect(begun()).toEqual([true, true, false, false]);
  await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
    code: 'E5003',
    status: 503,
  });

  tasks[1]?.end();
  await second;
  expect(begun()).toEqual([true, true, true, false]);
  for (const { end } of tasks) end();
  await Promise.all([first, third, fourth]);
  expect(await queue.run(() => Promise.resolve('free again'))).toBe('free again');
});

it('goes on after a task that fails', async () => {
  const queue = new TaskQueue({
    concurrency: 1,
    maxWaiting: 1,
    whenFull: () => new BusinessError('E1508'),
  });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
