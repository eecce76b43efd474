import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { MalformedRequest } from '../contract';
import type { Listen } from '../database';
import { BusinessError } from '../errors';
import type { Guard, Principal } from '../auth/guard';
import type { CloseRun } from '../close/run/steps';
import { CHANNEL, type WorkspaceEvent } from '../workspaceEvents';
import { isCrossSite } from './security';

/** Close codes: 4401 of our own, the session is gone; of RFC 6455's registry 1012, the server restarts, and 1013, too many, try again later. */
const CLOSE_SESSION_GONE = 4401;
const CLOSE_RESTART = 1012;
const CLOSE_TOO_MANY = 1013;
/** Of one user, on this replica. Each browser tab has one. */
const MAX_SOCKETS_PER_USER = 50;
const HEARTBEAT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 500;

interface EventOptions {
  url: string;
  guard: Guard;
  listen: Listen;
  /** Whether a user may hear of the runs of a book, at this moment. */
  maySeeBook: (principal: Principal, bookId: string) => Promise<boolean>;
}

/** What is used of a socket. */
interface Socket {
  send: (text: string) => void;
  close: (code: number) => void;
  ping: () => void;
  terminate: () => void;
}

interface Connection {
  socket: Socket;
  principal: Principal;
  alive: boolean;
  /** What is to be said of each run: the latest only, for a slow reader shall not read the past. */
  progress: Map<string, CloseRun>;
  isTelling: boolean;
}

/** Tells open workspaces what has changed, on whichever replica it was saved. Sockets are opened by sessions only, and outlive none. */
export async function serveWorkspaceEvents(
  app: FastifyInstance,
  { url, guard, listen, maySeeBook }: EventOptions,
): Promise<void> {
  const connections = new Set<Connection>();
  const entering = new WeakMap<object, Principal>();

  const send = async (connection: Connection, message: object): Promise<void> => {
    if (await guard.isLive(connection.principal)) connection.socket.send(JSON.stringify(message));
    else connection.socket.close(CLOSE_SESSION_GONE);
  };
  const logFailure = (error: unknown) => app.log.warn({ err: error }, 'an event could not be sent');
  const sayRightsChanged = (usernames: readonly string[] | undefined) => {
    for (const connection of connections) {
      if (usernames && !usernames.includes(connection.principal.user.username)) continue;
      send(connection, { type: 'rightsChanged' }).catch(logFailure);
    }
  };
  const tellProgress = async (connection: Connection): Promise<void> => {
    if (connection.isTelling) return;
    connection.isTelling = true;
    try {
      for (const [runId, run] of connection.progress) {
        connection.progress.delete(runId);
        if (await maySeeBook(connection.principal, run.bookId))
          await send(connection, { type: 'closeProgress', run });
      }
    } finally {
      connection.isTelling = false;
    }
  };
  const sayProgress = (run: CloseRun) => {
    for (const connection of connections) {
      connection.progress.set(run.runId, run);
      tellProgress(connection).catch(logFailure);
    }
  };
  const hear = (event: WorkspaceEvent) => {
    if (event.type === 'closeProgress') sayProgress(event.run);
    else sayRightsChanged(event.usernames);
  };

  await app.register(websocket, {
    options: { maxPayload: 1024 },
    // A client that breaks the protocol is no failure of ours.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      for (const { socket } of connections) {
        socket.close(CLOSE_RESTART);
        // Who does not answer must not keep the server from ending.
        setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
      }
      done();
    },
  });
  app.route({
    method: 'GET',
    url,
    onRequest: async (request) => {
      if (isCrossSite(request)) throw new BusinessError('E1003', {}, 403);
      entering.set(request, await guard.authenticate(request));
    },
    handler: () => {
      throw new MalformedRequest('unreadable', {}, 426);
    },
    wsHandler: (socket, request) => {
      const principal = entering.get(request);
      if (!principal) return socket.terminate();
      const own = [...connections].filter(
        ({ principal: { user } }) => user.id === principal.user.id,
      );
      if (own.length >= MAX_SOCKETS_PER_USER) return socket.close(CLOSE_TOO_MANY);
      const connection: Connection = {
        socket,
        principal,
        alive: true,
        progress: new Map(),
        isTelling: false,
      };
      connections.add(connection);
      socket.on('pong', () => (connection.alive = true));
      socket.on('close', () => connections.delete(connection));
      socket.on('error', () => socket.terminate());
    },
  });

  // A socket whose other end is gone without a word is found by its silence.
  const heartbeat = setInterval(() => {
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate();
      else if (guard.isExpired(connection.principal)) connection.socket.close(CLOSE_SESSION_GONE);
      else connection.socket.ping();
      connection.alive = false;
    }
  }, HEARTBEAT_MS).unref();
  const stop = listen(CHANNEL, {
    onMessage: (payload) => hear(JSON.parse(payload) as WorkspaceEvent),
    // Nobody knows what was missed: whoever hears this reads everything again.
    onReconnect: () => sayRightsChanged(undefined),
  });
  app.addHook('onClose', async () => {
    clearInterval(heartbeat);
    stop();
  });
}
