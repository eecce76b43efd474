import type { FastifyReply } from 'fastify';

export const JSON_LINES = 'application/x-ndjson';

/** An answer that comes as lines of JSON. The first line takes the reply over: from then on its status is 200, whatever follows. */
export class JsonLines {
  readonly #reply: FastifyReply;
  begun = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  /** Sends lines, those of one call in one piece. */
  write(...lines: readonly object[]): void {
    if (!this.begun) this.#begin();
    this.#reply.raw.write(textOf(lines));
  }

  /** Sends the last line. */
  end(line: object): FastifyReply {
    if (!this.begun) this.#begin();
    this.#reply.raw.end(textOf([line]));
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

const textOf = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
