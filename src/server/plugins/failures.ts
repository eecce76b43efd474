import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeFromAcceptLanguage } from '@/domain/locale';
import { MalformedRequest, type ErrorMessages } from '../contract';
import { brokenReference, isDatabaseAway } from '../database';
import { BusinessError } from '../errors';
import { routedPath } from './security';

/** Fastify's codes that have a code of their own in the contract. */
const FRAMEWORK_FAILURES: Readonly<Record<string, () => BusinessError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new BusinessError('E1013', {}, 413),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new BusinessError('E1015', {}, 415),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new MalformedRequest('json'),
};

/** How every foreign key to a book ends. */
const BOOK_REFERENCE = 'close_book_book_id_fk';

/** Every failure leaves as an envelope, or as v2's detail, in the reader's language; what was not foreseen is logged and says only the request's number. */
export function handleErrors(app: FastifyInstance, errorMessages: ErrorMessages): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = failureOf(error, request);
    logFailure(request, failure, error);
    return sendFailure(request, reply, failure, errorMessages);
  });
}

/** An unforeseen failure becomes E5000. */
export function failureOf(error: Partial<FastifyError>, request: FastifyRequest): BusinessError {
  if (error instanceof BusinessError) return error;
  const known = FRAMEWORK_FAILURES[error.code ?? ''];
  if (known) return known();
  // A book that its owner removed while something was written into it.
  if (brokenReference(error)?.endsWith(BOOK_REFERENCE)) return new BusinessError('E1601');
  if (isDatabaseAway(error)) return new BusinessError('E5003', {}, 503);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new MalformedRequest('unreadable', {}, status);
  return new BusinessError('E5000', { requestId: request.id }, 500);
}

/** What is the server's own fault leaves a line in the log, with its cause. */
export function logFailure(request: FastifyRequest, failure: BusinessError, cause: unknown): void {
  if (failure.status >= 500)
    request.log[failure.status === 503 ? 'warn' : 'error']({ err: cause }, 'request failed');
}

/** The answer of a failure. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: BusinessError,
  errorMessages: ErrorMessages,
): FastifyReply {
  const locale = localeFromAcceptLanguage(request.headers['accept-language']);
  reply.responseCode = failure.code;
  if (failure.retryAfterSeconds !== undefined)
    reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send(bodyOf(routedPath(request), failure.code, errorMessages.message(failure, locale)));
}

function bodyOf(path: string, code: string, message: string): object {
  return path.startsWith('/api/v2/') ? { detail: message } : { code, message };
}
