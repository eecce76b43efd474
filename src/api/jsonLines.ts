import { createAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** The media type of an answer that comes line by line, so that a long piece of work can be followed. */
export const JSON_LINES = 'application/x-ndjson';

export interface Progress {
  done: number;
  total: number;
}

/** A line of progress has come. */
export const callProgressed = createAction<Progress>('api/callProgressed');

/** A part of an answer has come, before the whole; what it is, its operation says. */
export const answerPartReceived = createAction<unknown>('api/answerPartReceived');

type Event = ReturnType<typeof callProgressed> | ReturnType<typeof answerPartReceived>;

/** What went wrong after the status had been sent. */
export class StreamError {
  constructor(readonly error: FetchBaseQueryError) {}
}

type Line = Progress | { part: unknown } | { status: number; detail: string } | object;

function answerOf(line: Line | undefined): unknown {
  if (!line || 'done' in line || 'part' in line)
    return new StreamError({ status: 'FETCH_ERROR', error: 'The answer broke off.' });
  if ('status' in line && 'detail' in line)
    return new StreamError({ status: line.status, data: { detail: line.detail } });
  return line;
}

/** Reads lines of JSON as they come and tells what they say; resolves with the last, which is the answer or says why there is none. */
async function lastLine(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: Event) => void,
): Promise<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let last: Line | undefined;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last = JSON.parse(line) as Line;
        if ('done' in last) onEvent(callProgressed(last));
        else if ('part' in last) onEvent(answerPartReceived(last.part));
      }
    }
    if (rest !== '') last = JSON.parse(rest) as Line;
  } catch (error) {
    return new StreamError({ status: 'FETCH_ERROR', error: String(error) });
  }
  return answerOf(last);
}

/** A response handler for answers that are JSON, at once or line by line. */
export function jsonOrLines(onEvent: (event: Event) => void) {
  return async (response: Response): Promise<unknown> => {
    if (response.body && response.headers.get('Content-Type')?.startsWith(JSON_LINES))
      return lastLine(response.body, onEvent);
    const text = await response.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
}
