import { engineMethods } from '@/features/close/engine/methods';
import type { EngineAnswer, EngineCall } from '@/features/close/engine/engine.worker';

/** Answers in the worker's place: jsdom has none. */
export function createEngine() {
  const methods = engineMethods();
  let hear: (message: { data: EngineAnswer }) => void = () => undefined;
  return {
    addEventListener(kind: string, listener: typeof hear) {
      if (kind === 'message') hear = listener;
    },
    postMessage({ id, method, args }: EngineCall) {
      const call = methods[method] as (...given: readonly unknown[]) => unknown;
      queueMicrotask(() => {
        try {
          // What crosses to a worker is copied: what cannot be, fails here as there.
          hear({ data: { id, value: structuredClone(call(...args)) } });
        } catch (error) {
          hear({ data: { id, error: String(error) } });
        }
      });
    },
    terminate: () => undefined,
  };
}
