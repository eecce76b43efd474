import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

const coming = new Map<Load, Promise<ComponentType>>();

/** A screen's chunk, asked for once; one that did not come is asked for again the next time. */
export function loadScreen(load: Load): Promise<ComponentType> {
  const running = coming.get(load);
  if (running) return running;
  const promise = load();
  coming.set(load, promise);
  promise.catch(() => coming.delete(load));
  return promise;
}
