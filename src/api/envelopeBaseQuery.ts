import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { Locale } from '@/domain/locale';
import { callEnded, businessErrorReceived, callStarted } from './events';
import { jsonOrLines, StreamError } from './jsonLines';
import { multipart } from './multipart';
import { holdRequest } from './heldRequests';

export interface Envelope {
  code: string;
  message: string;
  data?: unknown;
}
/** What is known of a call beside its result: its request, its response, and what that held. */
export type CallMeta = FetchBaseQueryMeta & { body?: unknown };
/** Why a call failed: a refusal of the server (an envelope with another code), a released call (AP-11), or a fault of HTTP or the network. */
export type CallError =
  | { status: 'BUSINESS_ERROR'; envelope: Envelope }
  | { status: 'RELEASED' }
  | FetchBaseQueryError;

/** AP-9, in milliseconds. */
const TIMEOUT_MS = 600_000;

const send = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/' : location.origin,
  timeout: TIMEOUT_MS,
  credentials: 'same-origin',
  prepareHeaders: (headers, { getState }) => {
    const { locale } = getState() as { locale?: { locale: Locale } };
    if (locale) headers.set('Accept-Language', locale.locale);
    return headers;
  },
});

function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  );
}

/**
 * The shared client (AP-9 to AP-12). Code 200 gives the envelope's data; another code is announced and rejected; HTTP 401 stays pending until its
 * screen goes; everything else is rejected as it is.
 */
export const envelopeBaseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  CallError,
  object,
  CallMeta
> = async (args, api, extra) => {
  const responseHandler = jsonOrLines((event) => api.dispatch(event));
  api.dispatch(callStarted());
  const result = await Promise.resolve(
    send({ responseHandler, ...multipart(args) }, api, extra),
  ).finally(() => api.dispatch(callEnded()));
  const body = result.error ? result.error.data : result.data;
  const meta = result.meta && { ...result.meta, body };
  if (result.error?.status === 401) {
    await holdRequest(api.signal);
    return { error: { status: 'RELEASED' }, meta };
  }
  if (result.error) return { error: result.error, meta };
  if (body instanceof StreamError) return { error: body.error, meta };
  if (!isEnvelope(body)) return { data: body, meta };
  const { code, message = '', data = null } = body;
  if (code === '200') return { data, meta };
  const envelope = { code, message: message.trim() };
  api.dispatch(businessErrorReceived(envelope));
  return { error: { status: 'BUSINESS_ERROR', envelope }, meta };
};
