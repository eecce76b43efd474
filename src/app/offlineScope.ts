/** The few parts of a service worker's global scope that ours uses: TypeScript's own library for workers does not go together with the DOM's. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface MessageToWorker<Data> extends ExtendableEvent {
  data: Data;
  ports: readonly MessagePort[];
}

export interface WorkerScope<Data> {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: MessageToWorker<Data>) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  /** Not in every browser. */
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
}
