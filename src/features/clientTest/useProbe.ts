import { addListener } from '@reduxjs/toolkit';
import type { CallMeta } from '@/api';
import { useEffect, useRef, useState } from 'react';
import { selectIsFetching, useAppDispatch, useAppSelector } from '@/store';
import { endpointOf, type Settled } from './endpoint';
import { type Exchange, exchangeOf } from './exchange';
import type { OperationId } from './operationList';

/**
 * Sends operations as any screen does and keeps what went over the wire. A call whose answer has come and which is still pending was
 * answered with HTTP 401 (AP-11); leaving the screen releases it.
 */
export function useProbe() {
  const dispatch = useAppDispatch();
  const onTheWire = useAppSelector(selectIsFetching);
  const [pending, setPending] = useState(false);
  const [exchange, setExchange] = useState<Exchange>();
  const running = useRef<{ abort: () => void }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (id: OperationId, argument: object | undefined) => {
    running.current?.abort();
    setPending(true);
    setExchange(undefined);
    const endpoint = endpointOf(id);
    const started = performance.now();
    let meta: CallMeta | undefined;
    const stopListening = dispatch(
      addListener({
        predicate: (action): action is Settled =>
          endpoint.matchFulfilled(action) || endpoint.matchRejected(action),
        effect: (action) => {
          meta = action.meta.baseQueryMeta;
        },
      }),
    );
    const call = dispatch(
      endpoint.initiate(argument, { subscribe: false, forceRefetch: true, track: false }),
    );
    running.current = call;
    const result = await call;
    stopListening();
    if (running.current !== call) return;
    running.current = null;
    const milliseconds = Math.round(performance.now() - started);
    setPending(false);
    if (meta) setExchange(await exchangeOf(meta, result, milliseconds));
  };
  return { state: pending ? (onTheWire ? 'sending' : 'parked') : 'idle', exchange, send } as const;
}
