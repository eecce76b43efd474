import { engineMethods, type EngineMethods } from './methods';

/** One call: the method's name, its arguments, and the number under which it is answered. */
export interface EngineCall {
  readonly id: number;
  readonly method: keyof EngineMethods;
  readonly args: readonly unknown[];
}
export type EngineAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const methods = engineMethods();

addEventListener('message', ({ data: { id, method, args } }: MessageEvent<EngineCall>) => {
  const answer = (): EngineAnswer => {
    try {
      const call = methods[method] as (...given: readonly unknown[]) => unknown; // typed where it is asked
      return { id, value: call(...args) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  postMessage(answer());
});
