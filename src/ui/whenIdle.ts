/** Milliseconds to wait where a browser cannot tell when it is idle. */
const FALLBACK_MS = 200;

/** A browser that is never idle, or does not say so, still comes to the task. */
const IDLE_TIMEOUT_MS = 5000;

/** Runs a task once the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, FALLBACK_MS);
}
