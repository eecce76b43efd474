import { type ComponentType, lazy } from 'react';

type Load = () => Promise<ComponentType>;

const coming = new Map<Load, Promise<ComponentType>>();
const here = new Map<Load, ComponentType>();

/** A screen's chunk, asked for once; one that did not come is asked for again the next time. */
export function loadScreen(load: Load): Promise<ComponentType> {
  const running = coming.get(load);
  if (running) return running;
  const promise = load();
  coming.set(load, promise);
  promise.then(
    (Screen) => here.set(load, Screen),
    () => coming.delete(load),
  );
  return promise;
}

/** The screen itself where it is here, so that nobody waits; else one that waits for it. */
export function screenOf(load: Load): ComponentType {
  return here.get(load) ?? lazy(() => loadScreen(load).then((Screen) => ({ default: Screen })));
}
