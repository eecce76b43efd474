import type { Presentation } from '@/domain/closeReports';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import { createEngine } from './createEngine';
import type { EngineAnswer, EngineCall } from './engine.worker';
import type { EngineMethods } from './methods';

/** Groups of a close under the name by which the worker keeps them. */
export interface LoadedClose {
  readonly key: string;
  readonly groups: readonly ClosedGroup[];
  /** Where figures are shown in another currency than the functional one. */
  readonly presentation?: Presentation | undefined;
}

type Method = keyof EngineMethods;
/** Methods that ask of a close, which comes first among their arguments. */
type CloseMethod =
  | 'measurement'
  | 'statements'
  | 'journal'
  | 'lines'
  | 'workbook'
  | 'story'
  | 'explain';
type Answer<M extends Method> = Promise<ReturnType<EngineMethods[M]>>;
type Rest<M extends Method> = Parameters<EngineMethods[M]> extends [string, ...infer R] ? R : never;

/** Closes that the worker keeps: those of the tabs that are open, with what they compare. */
const MAX_CLOSES = 8;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<
  number,
  { resolve: (value: unknown) => void; reject: (reason: Error) => void }
>();
/** What the worker holds, the latest last. */
let loaded: string[] = [];

/** A worker that did not come, or has fallen, is asked for anew the next time. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  loaded = [];
  for (const { reject } of waiting.values()) reject(new Error('the engine has stopped'));
  waiting.clear();
}

function started(): Worker {
  if (worker) return worker;
  worker = createEngine();
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  });
  worker.addEventListener('error', giveUp);
  return worker;
}

/** Asks the engine, which lives in a worker: the page goes on answering. */
export function askEngine<M extends Method>(
  method: M,
  ...args: Parameters<EngineMethods[M]>
): Answer<M> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve: resolve as (value: unknown) => void, reject });
    const call: EngineCall = { id: lastId, method, args };
    try {
      started().postMessage(call);
    } catch {
      giveUp();
    }
  });
}

function hold({ key, groups, presentation }: LoadedClose): void {
  const isNew = !loaded.includes(key);
  loaded = [...loaded.filter((each) => each !== key), key];
  if (!isNew) return;
  void askEngine('load', key, groups, presentation).catch(giveUp);
  if (loaded.length > MAX_CLOSES) void askEngine('unload', loaded.shift() ?? '').catch(giveUp);
}

/** Asks of a close; its groups go to the worker the first time. */
export function askOfClose<M extends CloseMethod>(
  close: LoadedClose,
  method: M,
  ...rest: Rest<M>
): Answer<M> {
  hold(close);
  return askEngine(method, ...([close.key, ...rest] as unknown as Parameters<EngineMethods[M]>));
}
