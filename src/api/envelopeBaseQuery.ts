import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import type { Locale } from '@/domain/locale';
import { callEnded, callRefused, callStarted } from './events';
import { callProgressed, jsonOrLines, LateFailure } from './jsonLines';
import { multipart } from './multipart';
import { park } from './parkedCalls';

export interface Envelope {
  code: string;
  message: string;
}
/** Why a call failed: a refusal of the server (an envelope with another code), a released call (AP-11), or a fault of HTTP or the network. */
export type CallError =
  { status: 'REFUSED'; envelope: Envelope } | { status: 'RELEASED' } | FetchBaseQueryError;

/** AP-9, in milliseconds. */
const TIMEOUT = 600_000;

const send = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/' : location.origin,
  timeout: TIMEOUT,
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
 * The shared client (AP-9 to AP-12). Code 200 gives the body; another code is announced and rejected; HTTP 401 stays pending until its
 * screen goes; everything else is rejected as it is.
 */
export const envelopeBaseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError> = async (
  args,
  api,
  extra,
) => {
  const responseHandler = jsonOrLines((progress) => api.dispatch(callProgressed(progress)));
  api.dispatch(callStarted());
  const result = await Promise.resolve(
    send({ responseHandler, ...multipart(args) }, api, extra),
  ).finally(() => api.dispatch(callEnded()));
  if (result.error?.status === 401) {
    await park(api.signal);
    return { error: { status: 'RELEASED' }, meta: result.meta };
  }
  if (result.data instanceof LateFailure) return { error: result.data.error, meta: result.meta };
  if (result.error || !isEnvelope(result.data) || result.data.code === '200') return result;
  const { code, message = '' } = result.data;
  const envelope = { code, message: message.trim() };
  api.dispatch(callRefused(envelope));
  return { error: { status: 'REFUSED', envelope }, meta: result.meta };
};
