import { openSocket } from '@/api';

/** The browser's side of a connection, played by the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  opens() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  says(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const latest = () => {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error('Nothing has connected.');
  return socket;
};
const browserSocket = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.made = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { WebSocket: browserSocket });
});

function open(url = '/events') {
  const messages: unknown[] = [];
  const opened = jest.fn();
  return {
    socket: openSocket(url, { onMessage: (message) => messages.push(message), onOpen: opened }),
    messages,
    opened,
  };
}

it('[ST-WS] connects to a URL, of this server where it is a path', () => {
  open('/events');
  open('wss://elsewhere.example/feed');
  expect(FakeSocket.made.map(({ url }) => url)).toEqual([
    'ws://localhost/events',
    'wss://elsewhere.example/feed',
  ]);
});

it('[ST-WS] speaks JSON both ways', () => {
  const { socket, messages } = open();
  expect(socket.send({ early: true })).toBe(false);
  latest().opens();
  expect(socket.send({ type: 'hello', to: ['누구'] })).toBe(true);
  expect(latest().sent).toEqual(['{"type":"hello","to":["누구"]}']);
  latest().says('{"type":"rightsChanged"}');
  latest().says('this is not JSON');
  latest().says('[1, null]');
  expect(messages).toEqual([{ type: 'rightsChanged' }, [1, null]]);
});

it('[ST-WS] connects again 5 s after the close, each time', () => {
  const { opened } = open();
  latest().opens();
  latest().close();
  jest.advanceTimersByTime(4999);
  expect(FakeSocket.made).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(2);
  latest().close();
  jest.advanceTimersByTime(5000);
  latest().opens();
  expect(FakeSocket.made).toHaveLength(3);
  expect(opened).toHaveBeenCalledTimes(2);
});

it('[ST-WS] stays closed when it is closed from here, while waiting too, and says nothing more', () => {
  const { socket, messages } = open();
  socket.close();
  latest().says('{"type":"rightsChanged"}');
  const other = open();
  latest().close();
  other.socket.close();
  jest.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
  expect(messages).toEqual([]);
});
