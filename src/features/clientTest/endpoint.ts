import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppThunk } from '@/store';
import { type CallMeta, siteApi } from '@/api';
import type { Settlement } from './exchange';
import type { OperationId } from './operationList';

/** The action that ends a call, with what went over the wire. */
export interface Settled extends UnknownAction {
  meta: { baseQueryMeta?: CallMeta };
}
interface Call extends Promise<Settlement> {
  abort: () => void;
}
interface Endpoint {
  initiate: (
    argument: unknown,
    options: { subscribe: boolean; forceRefetch: boolean; track: boolean },
  ) => AppThunk<Call>;
  matchFulfilled: (action: unknown) => action is Settled;
  matchRejected: (action: unknown) => action is Settled;
}

/**
 * An operation's endpoint with its argument's type taken away: here the argument is what somebody has typed, and may be wrong on
 * purpose. What queries and mutations have in common is all that is left.
 */
export function endpointOf(id: OperationId): Endpoint {
  return siteApi.endpoints[id] as unknown as Endpoint;
}
