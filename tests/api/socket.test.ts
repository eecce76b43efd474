import { openSocket } from '@/api/socket';
import { FakeSocket } from '../../stories/support/fakeSocket';

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
  FakeSocket.latest.opens();
  expect(socket.send({ type: 'hello', to: ['누구'] })).toBe(true);
  expect(FakeSocket.latest.sent).toEqual(['{"type":"hello","to":["누구"]}']);
  FakeSocket.latest.receives('{"type":"rightsChanged"}');
  FakeSocket.latest.receives('this is not JSON');
  FakeSocket.latest.receives('[1, null]');
  expect(messages).toEqual([{ type: 'rightsChanged' }, [1, null]]);
});

it('[ST-WS] connects again 5 s after the close, each time', () => {
  const { opened } = open();
  FakeSocket.latest.opens();
  FakeSocket.latest.close();
  jest.advanceTimersByTime(4999);
  expect(FakeSocket.made).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.latest.close();
  jest.advanceTimersByTime(5000);
  FakeSocket.latest.opens();
  expect(FakeSocket.made).toHaveLength(3);
  expect(opened).toHaveBeenCalledTimes(2);
});

it('does not connect again when the session is gone', () => {
  const onSessionGone = jest.fn();
  openSocket('/events', { onMessage: jest.fn(), onSessionGone });
  FakeSocket.latest.opens();
  FakeSocket.latest.close(4401);
  jest.runAllTimers();
  expect(FakeSocket.made).toHaveLength(1);
  expect(onSessionGone).toHaveBeenCalledTimes(1);
});

it('[ST-WS] stays closed when it is closed from here, while waiting too, and says nothing more', () => {
  const { socket, messages } = open();
  socket.close();
  FakeSocket.latest.receives('{"type":"rightsChanged"}');
  const other = open();
  FakeSocket.latest.close();
  other.socket.close();
  jest.runAllTimers();
  expect(FakeSocket.made).toHaveLength(2);
  expect(messages).toEqual([]);
});
