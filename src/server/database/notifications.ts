import pg from 'pg';

export interface Subscriber {
  onMessage: (payload: string) => void;
  /** Messages are heard from now on; those of the time before, if there were any, are lost. */
  onReconnect: () => void;
  /** No message is heard until `onReconnect`. */
  onDisconnect?: () => void;
}

/** Subscribes to a channel of PostgreSQL's NOTIFY. Returns a function that ends the subscription. */
export type Listen = (channel: string, subscriber: Subscriber) => () => void;

const RECONNECT_MS = 1000;

/** One connection, for all channels, on which the database says what has been committed on whichever replica. A broken one is replaced. */
export class NotificationListener {
  readonly #url: string;
  readonly #subscribers = new Map<Subscriber, string>();
  #running: Promise<void> | undefined;
  #client: pg.Client | undefined;
  #connected = false;
  #closed = false;
  #endPause = (): void => undefined;

  constructor(url: string) {
    this.#url = url;
  }

  listen(channel: string, subscriber: Subscriber): () => void {
    this.#subscribers.set(subscriber, channel);
    this.#running ??= this.#run();
    if (this.#connected) {
      // A failure is one of the connection, which ends and is replaced.
      this.#listenTo(channel).then(subscriber.onReconnect, () => undefined);
    }
    return () => this.#subscribers.delete(subscriber);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#endPause();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      await this.#connect().catch(() => undefined);
      this.#connected = false;
      for (const { onDisconnect } of this.#subscribers.keys()) onDisconnect?.();
      await this.#client?.end().catch(() => undefined);
      if (!this.#closed)
        await new Promise<void>((resolve) => {
          this.#endPause = resolve;
          setTimeout(resolve, RECONNECT_MS).unref();
        });
    }
  }

  /** Resolves when the connection is gone again. */
  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5000,
      // The other end of a connection that is only listened to may be gone for long before anyone notices.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'gof-ifrs17 events',
    });
    this.#client = client;
    const gone = new Promise<void>((resolve) =>
      client.on('error', () => resolve()).on('end', resolve),
    );
    client.on('notification', ({ channel, payload = '' }) => {
      for (const [{ onMessage }, subscribed] of this.#subscribers)
        if (subscribed === channel) onMessage(payload);
    });
    // A connection that is ended while it is being made never says so to who waits for it.
    await Promise.race([client.connect(), gone]);
    // Who subscribes meanwhile joins the loop.
    for (const channel of this.#subscribers.values()) await this.#listenTo(channel);
    this.#connected = true;
    for (const { onReconnect } of this.#subscribers.keys()) onReconnect();
    await gone;
  }

  async #listenTo(channel: string): Promise<void> {
    await this.#client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  }
}
