/** By itself, so that tests can answer in the worker's place. */
export const createTrialWorker = (): Worker =>
  new Worker(new URL('./trial.worker.ts', import.meta.url), { name: 'close-trial' });
