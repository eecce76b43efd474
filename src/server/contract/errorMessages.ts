import type { FieldError } from '@/domain/admin';
import { type Locale, languageTag } from '@/domain/locale';
import { BusinessError } from '../errors';
import type { ErrorCode, RequestFault } from '../generated/contract';
import { type Values, interpolate } from '../interpolate';
import type { ContractDocument } from './document';

/** A request that breaks the contract, HTTP 400 unless said otherwise. The detail is worded when the answer is, in the reader's language. */
export class MalformedRequest extends BusinessError {
  override name = 'MalformedRequest';

  constructor(
    readonly fault: RequestFault,
    readonly faultValues: Values = {},
    status = 400,
  ) {
    super('E1000', {}, status);
  }
}

/** The words of the contract. */
export class ErrorMessages {
  readonly #contract: ContractDocument;
  readonly #codeOfRule: ReadonlyMap<string, ErrorCode>;

  constructor(contract: ContractDocument) {
    this.#contract = contract;
    const codes = Object.entries(contract['x-error-codes']) as [ErrorCode, { rule?: string }][];
    this.#codeOfRule = new Map(
      codes.flatMap(([code, { rule }]) => (rule === undefined ? [] : [[rule, code]])),
    );
  }

  /** The message of a failure. */
  message(error: BusinessError, locale: Locale): string {
    const detail =
      error instanceof MalformedRequest
        ? interpolate(this.#contract['x-request-faults'][error.fault][locale], error.faultValues)
        : '';
    const { retryAfterSeconds } = error;
    const wait = retryAfterSeconds === undefined ? '' : durationFromNow(retryAfterSeconds, locale);
    return interpolate(this.#contract['x-error-codes'][error.code][locale], {
      detail,
      wait,
      ...error.values,
    });
  }

  /** What is wrong with a field of administration. */
  fieldError({ rule, values }: FieldError, locale: Locale): string {
    return interpolate(this.#contract['x-field-rules'][rule][locale], values);
  }

  /** The failure that reports a broken rule of `domain/validation`. */
  brokenRule(key: string): BusinessError {
    const code = this.#codeOfRule.get(key);
    if (code === undefined)
      throw new Error(`No error code of the contract reports the rule ${key}.`);
    return new BusinessError(code);
  }
}

/** "in 20 seconds", "in 3 minutes": never less than it takes. */
function durationFromNow(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(languageTag(locale));
  return seconds < 60
    ? format.format(seconds, 'second')
    : format.format(Math.ceil(seconds / 60), 'minute');
}
