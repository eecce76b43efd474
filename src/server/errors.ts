import type { ErrorCode } from './generated/contract';
import type { Values } from './words';

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
}
