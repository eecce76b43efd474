/** By itself, so that tests can answer in the worker's place. */
export const createWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "sqlLineage-worker" */ new URL('./lineage.worker.ts', import.meta.url),
  );
