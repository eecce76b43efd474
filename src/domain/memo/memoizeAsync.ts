/** Once it is fulfilled it says so as React marks a promise that it has waited for: `use` then does not wait at all. */
type MemoizedPromise<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/**
 * Asks once a key: who asks again gets the same promise. A failure is forgotten, so that it is asked for again.
 * @param onFailure when to forget it; at once unless given.
 */
export function memoizeAsync<T, K = void>(
  load: (key: K) => Promise<T>,
  onFailure: (forget: () => void) => void = (forget) => forget(),
): (key: K) => MemoizedPromise<T> {
  const promises = new Map<K, MemoizedPromise<T>>();
  return (key) => {
    const known = promises.get(key);
    if (known) return known;
    const promise: MemoizedPromise<T> = load(key).then((value) => {
      Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    promises.set(key, promise);
    promise.catch(() => onFailure(() => promises.delete(key)));
    return promise;
  };
}
