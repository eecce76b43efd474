import { type OfflineRequest, type OfflineState, WIKI } from '@/domain/wiki';

/** There is a service worker where the site was built and the browser takes one: not in every browser, nor without a safe connection. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && document.querySelector('script[data-app]') !== null;
}

/** The newest one, once it is at work; while a release is being replaced that is the next one's. */
async function atWork(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  if (newest && newest.state !== 'activated') {
    await new Promise<void>((resolve) => {
      newest.addEventListener('statechange', () => {
        if (newest.state === 'activated' || newest.state === 'redundant') resolve();
      });
    });
  }
  return registration.active;
}

let registering: Promise<ServiceWorkerRegistration> | undefined;

/** Registers the service worker once; rejects where the browser refuses. */
export function register(): Promise<ServiceWorkerRegistration> {
  registering ??= navigator.serviceWorker.register('/offline.js', { scope: WIKI });
  registering.catch(() => {
    registering = undefined;
  });
  return registering;
}

/** Asks the service worker for something; `onState` hears of it until it is done, unless `signal` has ended that. */
export async function ask(
  request: OfflineRequest,
  onState: (state: OfflineState) => void,
  signal?: AbortSignal,
): Promise<void> {
  const worker = await atWork(await register());
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<OfflineState>) => {
    if (!signal?.aborted) onState(data);
  };
  if (!signal?.aborted) worker?.postMessage(request, [port2]);
}
