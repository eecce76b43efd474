/**
 * AP-11: a call that was answered with HTTP 401 stays pending. It is let go when its screen goes: when its own signal aborts, or when
 * the application says that the page was left.
 */
const held = new Set<() => void>();

export function holdRequest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const release = () => {
      held.delete(release);
      signal.removeEventListener('abort', release);
      resolve();
    };
    held.add(release);
    signal.addEventListener('abort', release);
    if (signal.aborted) release();
  });
}

export function releaseHeldRequests(): void {
  for (const release of [...held]) release();
}
