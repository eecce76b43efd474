import type { SerializedError } from '@reduxjs/toolkit';
import type { CallError } from './envelopeBaseQuery';
import { endsSession } from './events';

/** What a screen needs to know of a failed call. */
export type Failure = { kind: 'refused'; code: string; message: string } | { kind: 'broken' };

/** Reads the outcome of a call; undefined where it succeeded or where its screen has gone (AP-11), since nobody is left to tell. */
export function failureOf(result: { error?: CallError | SerializedError }): Failure | undefined {
  const { error } = result;
  if (!error || !('status' in error))
    return error && error.name !== 'AbortError' ? { kind: 'broken' } : undefined;
  if (error.status === 'RELEASED') return undefined;
  if (error.status === 'REFUSED')
    return { kind: 'refused', code: error.envelope.code, message: error.envelope.message };
  return { kind: 'broken' };
}

/** Whether the person has been told why already (AP-10); where not, the screen says it. */
export function isTold(failure: Failure): boolean {
  return failure.kind === 'refused' && (failure.message !== '' || endsSession(failure.code));
}
