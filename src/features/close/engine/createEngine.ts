/** By itself, so that tests can answer in the worker's place. */
export const createEngine = (): Worker =>
  new Worker(/* webpackChunkName: "close-engine" */ new URL('./engine.worker.ts', import.meta.url));
