import type { SerializedError } from '@reduxjs/toolkit';
import { type CallError, type CallMeta, toApiError } from '@/api';

/** A call as it went over the wire. */
export interface Exchange {
  request: { method: string; url: string; headers: [name: string, value: string][]; body: string };
  /** Absent where no answer came. */
  response?: { status: number; body: string };
  outcome: 'success' | 'business' | 'unexpected';
  /** From the click to the end of the call. */
  milliseconds: number;
}

/** How a call ended for the screen that made it. */
export interface Settlement {
  data?: unknown;
  error?: CallError | SerializedError;
}

/** JSON with line breaks; other text as it is. */
function pretty(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value ?? null, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}

/** Puts together what the client has kept of a call's request and response, and how it ended. `milliseconds` is its whole time. */
export async function exchangeOf(
  { request, response, body }: CallMeta,
  settlement: Settlement,
  milliseconds: number,
): Promise<Exchange> {
  return {
    request: {
      method: request.method,
      url: request.url,
      headers: [...request.headers],
      body: pretty(await request.text()),
    },
    ...(response && { response: { status: response.status, body: pretty(body) } }),
    outcome: toApiError(settlement)?.kind ?? 'success',
    milliseconds,
  };
}
