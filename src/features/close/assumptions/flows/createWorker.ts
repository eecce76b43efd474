/** By itself, so that tests can answer in the worker's place. */
export const createWorker = (): Worker =>
  new Worker(new URL('./projection.worker.ts', import.meta.url), { name: 'close-projection' });
