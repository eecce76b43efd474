import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** A call as it went over the wire. */
export interface Exchange {
  request: { method: string; url: string; headers: [name: string, value: string][]; body: string };
  /** Absent where no answer came. */
  response?: { status: number; body: string };
  outcome: 'success' | 'refused' | 'broken';
  /** From the click to the end of the call. */
  milliseconds: number;
}

/** JSON with line breaks; other text as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Reads the request and the response that the client has kept of a call. */
export async function exchangeOf(
  { request, response }: FetchBaseQueryMeta,
  rest: Pick<Exchange, 'outcome' | 'milliseconds'>,
): Promise<Exchange> {
  return {
    request: { method: request.method, url: request.url, headers: [...request.headers], body: pretty(await request.text()) },
    ...(response && { response: { status: response.status, body: pretty(await response.text()) } }),
    ...rest,
  };
}
