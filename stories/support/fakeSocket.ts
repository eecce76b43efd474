/** The browser's side of a WebSocket: silent until a test plays the server. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }
  /** The one that was made last. */
  static get latest(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error('Nothing has connected.');
    return socket;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
  opens() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  receives(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** From here on the site's own sockets are played; those of the tools around it (Storybook's) stay real. To be called when the mock network has started. */
export function fakeSockets(): void {
  const value = new Proxy(globalThis.WebSocket, {
    construct: (Real, args: [url: string], newTarget) =>
      new URL(args[0]).pathname.startsWith('/api/')
        ? new FakeSocket(args[0])
        : (Reflect.construct(Real, args, newTarget) as WebSocket),
  });
  Object.defineProperty(globalThis, 'WebSocket', { value, configurable: true, writable: true });
}
