import type { ErrorCode } from './generated/contract';
import type { Values } from './interpolate';

const UNAVAILABLE_SECONDS = 10;

/**
 * A failure that the contract foresees: HTTP 200 with the code and its message, unless another status is named (malformed or refused
 * requests). Nothing of it is logged as an error.
 */
export class BusinessError extends Error {
  override name = 'BusinessError';

  /** @param values what the placeholders of the code's message stand for. */
  constructor(
    readonly code: ErrorCode,
    readonly values: Values = {},
    readonly status = 200,
  ) {
    super(code);
  }

  /** After how many seconds the same request may succeed (Retry-After); undefined where time changes nothing. */
  get retryAfterSeconds(): number | undefined {
    return this.status === 503 ? UNAVAILABLE_SECONDS : undefined;
  }
}

/** A request that comes too soon or too often. */
export class TooManyRequests extends BusinessError {
  override name = 'TooManyRequests';
  readonly #seconds: number;

  constructor(code: ErrorCode, seconds: number) {
    super(code);
    this.#seconds = seconds;
  }

  override get retryAfterSeconds(): number {
    return this.#seconds;
  }
}
