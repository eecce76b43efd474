import { useCallback, useEffect, useState } from 'react';

interface Asked<T> {
  of: string;
  value?: T;
  failed?: boolean;
}

export interface EngineState<T> {
  /** The last answer while the next is on its way. */
  data: T | undefined;
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Asks the engine and holds its answer.
 * @param of names the question: another name asks anew
 */
export function useEngine<T>(of: string, ask: () => Promise<T>): EngineState<T> {
  const [asked, setAsked] = useState<Asked<T>>({ of: '' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isStale = false;
    ask().then(
      (value) => isStale || setAsked({ of, value }),
      () => isStale || setAsked(({ value }) => ({ of, failed: true, ...(value && { value }) })),
    );
    return () => {
      isStale = true;
    };
    // `of` names all that `ask` rests on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [of, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const isCurrent = asked.of === of;
  return { data: asked.value, isCurrent, failed: isCurrent && asked.failed === true, retry };
}
