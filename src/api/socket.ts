/** ST-WS, in milliseconds. */
const RECONNECT_MS = 5000;
/** Close code of the server: the session is gone, and trying again is of no use. */
const SESSION_GONE = 4401;

export interface SocketEvents {
  onMessage: (message: unknown) => void;
  /** Also after a break: what was sent in the meantime has not arrived. */
  onOpen?: () => void;
  /** The connection broke; it is tried again. */
  onLost?: () => void;
  /** The session is gone: it does not connect again. */
  onSessionGone?: () => void;
}

export interface Socket {
  /** False where the connection is not open: the message is not sent, now or later. */
  send: (message: unknown) => boolean;
  /** For good: it does not connect again. */
  close: () => void;
}

/** A path becomes an address of the server that served the page. */
function addressOf(url: string): string {
  const address = new URL(url, location.href);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  return address.href;
}

function parse(text: unknown): { message: unknown } | undefined {
  try {
    return { message: JSON.parse(String(text)) };
  } catch {
    return undefined; // Not ours: the other side speaks JSON only.
  }
}

/** ST-WS: connects to a URL, speaks JSON both ways, and connects again 5 s after the connection was closed, as long as there is a session. */
export function openSocket(
  url: string,
  { onMessage, onOpen, onLost, onSessionGone }: SocketEvents,
): Socket {
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const connect = () => {
    socket = new WebSocket(addressOf(url));
    socket.addEventListener('open', () => onOpen?.());
    socket.addEventListener('message', ({ data }) => {
      const parsed = parse(data);
      if (parsed && !isOver) onMessage(parsed.message);
    });
    // An error is always followed by a close.
    socket.addEventListener('close', ({ code }) => {
      if (isOver) return;
      if (code === SESSION_GONE) onSessionGone?.();
      else {
        onLost?.();
        timer = setTimeout(connect, RECONNECT_MS);
      }
    });
  };
  connect();
  return {
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => {
      isOver = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
