import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose chunk comes when it is first wanted; undefined until then. A chunk that does not come is asked for again the next time
 * (React's `lazy` would remember the failure).
 */
export function useLate(load: () => Promise<ComponentType>, wanted: boolean, onFailure: () => void): ComponentType | undefined {
  const [Late, setLate] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted || Late) return;
    let gone = false;
    load().then(
      (loaded) => gone || setLate(() => loaded),
      () => gone || onFailure(),
    );
    return () => {
      gone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one try each time that it is wanted; the functions are new at every render
  }, [wanted, Late]);
  return Late;
}
