import type { SerializedError } from '@reduxjs/toolkit';
import type { CallError } from './envelopeBaseQuery';
import { endsSession } from './events';

/** What a screen needs to know of a failed call. */
export type ApiError = { kind: 'business'; code: string; message: string } | { kind: 'unexpected' };

/** Reads the outcome of a call; undefined where it succeeded or where its screen has gone (AP-11), since nobody is left to tell. */
export function toApiError(result: { error?: CallError | SerializedError }): ApiError | undefined {
  const { error } = result;
  if (!error || !('status' in error))
    return error && error.name !== 'AbortError' ? { kind: 'unexpected' } : undefined;
  if (error.status === 'RELEASED') return undefined;
  if (error.status === 'BUSINESS_ERROR')
    return { kind: 'business', code: error.envelope.code, message: error.envelope.message };
  return { kind: 'unexpected' };
}

/** Whether the person has been told why already (AP-10); where not, the screen says it. */
export function isTold(failure: ApiError): boolean {
  return failure.kind === 'business' && (failure.message !== '' || endsSession(failure.code));
}
