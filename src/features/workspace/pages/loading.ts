import { type ComponentType, lazy } from 'react';
import { memoizeAsync } from '@/domain/memo';

/** A screen's chunk. */
export const loadScreen = memoizeAsync((load: () => Promise<ComponentType>) => load());

/** The screen itself where it is here, so that nobody waits; else one that waits for it. */
export function screenOf(load: () => Promise<ComponentType>): ComponentType {
  return (
    loadScreen(load).value ?? lazy(() => loadScreen(load).then((Screen) => ({ default: Screen })))
  );
}
