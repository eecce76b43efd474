import type { FastifyReply } from 'fastify';

export const JSON_LINES = 'application/x-ndjson';

/**
 * An answer that comes as lines of JSON. The first line takes the reply over: from then on its status is 200, whatever follows. Lines of one turn of the event loop leave
 * in one piece.
 */
export class JsonLines {
  readonly #reply: FastifyReply;
  #waiting = '';
  #sending: NodeJS.Immediate | undefined;
  begun = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  write(line: object): void {
    if (!this.begun) this.#begin();
    this.#waiting += `${JSON.stringify(line)}\n`;
    this.#sending ??= setImmediate(() => {
      this.#reply.raw.write(this.#waiting);
      this.#waiting = '';
      this.#sending = undefined;
    });
  }

  end(line: object): FastifyReply {
    this.write(line);
    clearImmediate(this.#sending);
    this.#reply.raw.end(this.#waiting);
    return this.#reply;
  }

  #begin(): void {
    this.begun = true;
    this.#reply.hijack();
    // The last header keeps nginx from holding the lines back.
    this.#reply.headers({
      'content-type': `${JSON_LINES}; charset=utf-8`,
      'x-accel-buffering': 'no',
    });
    for (const [name, value] of Object.entries(this.#reply.getHeaders()))
      if (value !== undefined) this.#reply.raw.setHeader(name, value);
  }
}
