import { createOcr, type Ocr } from '@/server/ocr';
import { ReaderPool } from '@/server/ocr/process/pool';
import { Reader, spawnReader } from '@/server/ocr/process/reader';
import { isAlive } from '../support/process';
import { endlessPdf, fileOf, pagesOf } from './support';

/** Node begins with it, but the models of the engine do not fit in (kB). */
const ENOUGH_TO_START_KB = 180_000;

const pools: ReaderPool[] = [];
afterAll(() => pools.forEach((pool) => pool.close()));

function start({
  size = 1,
  idleMs = 60_000,
  queue = 8,
  queueOfOne = 8,
  createReader = () => new Reader(),
} = {}): {
  ocr: Ocr;
  pool: ReaderPool;
} {
  const pool = new ReaderPool({ size, idleMs, createReader });
  pools.push(pool);
  return { pool, ocr: createOcr({ size, queue, queueOfOne, pool }) };
}

const read = (
  ocr: Ocr,
  file: Buffer,
  signal: AbortSignal = new AbortController().signal,
  onProgress: () => void = () => undefined,
  visitor = '192.0.2.1',
) => ocr.read(file, { visitor, signal, onProgress });

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the processes that read', () => {
  it('begin with the first file and are used again', async () => {
    const { ocr, pool } = start();
    expect(pool.pids).toEqual([]);
    await read(ocr, fileOf('turned.png'));
    const [first] = pool.pids;
    await read(ocr, fileOf('level.jpg'));
    expect(pool.pids).toEqual([first]);
  });

  it('are given back when there is nothing to read', async () => {
    const { ocr, pool } = start({ idleMs: 10 });
    const reading = read(ocr, pagesOf(3));
    await until(() => pool.pids.length === 1);
    const [pid = 0] = pool.pids;
    await reading;
    await until(() => pool.pids.length === 0 && !isAlive(pid));
  });

  it('share the pages of a file', async () => {
    const { ocr, pool } = start({ size: 2 });
    await read(ocr, fileOf('scan.pdf'));
    expect(pool.pids).toHaveLength(2);
  });

  it('take one file after the other where that is all there is, so that what one has loaded is used', async () => {
    const readers: Reader[] = [];
    const createReader = () => {
      const reader = new Reader();
      readers.push(reader);
      return reader;
    };
    const { ocr } = start({ size: 2, createReader });
    await read(ocr, fileOf('scan.pdf'));
    const before = readers.map(({ tasks }) => tasks);
    await read(ocr, fileOf('turned.png'));
    await read(ocr, fileOf('turned.png'));
    const more = readers.map(({ tasks }, at) => tasks - (before[at] ?? 0));
    expect(more.toSorted((a, b) => a - b)).toEqual([0, 2]);
  });

  it('are replaced when one is killed from outside, and the file that it read is refused', async () => {
    const { ocr, pool } = start();
    await read(ocr, fileOf('level.jpg'));
    const [pid = 0] = pool.pids;
    const reading = read(ocr, endlessPdf());
    process.kill(pid, 'SIGKILL');
    await expect(reading).rejects.toMatchObject({ code: 'E1425', status: 422 });
    expect((await read(ocr, fileOf('level.jpg'))).text).toContain('coverage period');
  });

  it('are ended when nobody waits for the answer any more', async () => {
    const { ocr, pool } = start();
    const controller = new AbortController();
    // By then the page is in work.
    const leave = () => void setImmediate(() => controller.abort());
    const reading = read(ocr, endlessPdf(), controller.signal, leave);
    await until(() => pool.pids.length === 1);
    const [pid = 0] = pool.pids;
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await until(() => !isAlive(pid));
    expect(pool.pids).toEqual([]);
  });

  it('are ended by a page that never ends, and the next file is read', async () => {
    const limits = [500];
    const { ocr, pool } = start({
      createReader: () => new Reader(() => spawnReader(), limits.shift()),
    });
    const reading = read(ocr, endlessPdf());
    await until(() => pool.pids.length === 1);
    const [pid = 0] = pool.pids;
    await expect(reading).rejects.toMatchObject({ code: 'E1425', status: 422 });
    await until(() => !isAlive(pid));
    expect((await read(ocr, fileOf('level.jpg'))).text).toContain('coverage period');
  });

  it('take no more files than they can read soon', async () => {
    const { ocr } = start({ queue: 2 });
    const taken = [read(ocr, pagesOf(3)), read(ocr, pagesOf(3))];
    await expect(read(ocr, pagesOf(3))).rejects.toMatchObject({
      code: 'E5004',
      status: 503,
    });
    await Promise.all(taken);
    await read(ocr, pagesOf(3));
  });

  it('leave room in the queue for others than one busy visitor', async () => {
    const { ocr } = start({ queueOfOne: 1 });
    const { signal } = new AbortController();
    const taken = [read(ocr, pagesOf(3))];
    await expect(read(ocr, pagesOf(3))).rejects.toMatchObject({
      code: 'E5004',
      status: 503,
    });
    taken.push(read(ocr, pagesOf(3), signal, undefined, '192.0.2.2'));
    await Promise.all(taken);
    await read(ocr, pagesOf(3));
  });

  it('are ended by the system when one wants more memory than it may have, and the next file is read', async () => {
    const limits = [ENOUGH_TO_START_KB];
    const { ocr, pool } = start({
      createReader: () => new Reader(() => spawnReader({ dataKb: limits.shift() })),
    });
    const reading = read(ocr, fileOf('level.jpg'));
    await until(() => pool.pids.length === 1);
    const [pid = 0] = pool.pids;
    await expect(reading).rejects.toMatchObject({ code: 'E1425', status: 422 });
    await until(() => !isAlive(pid));
    expect((await read(ocr, fileOf('level.jpg'))).text).toContain('coverage period');
  });
});
