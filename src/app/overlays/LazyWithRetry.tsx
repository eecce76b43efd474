import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { ProgressBar } from '@/ui';

interface LazyWithRetryProps {
  load: () => Promise<ComponentType>;
  onFailure: () => void;
}

/**
 * A component whose chunk comes when it is first wanted. A chunk that does not come is asked for again the next time (React's `lazy` would
 * remember the failure).
 */
export function LazyWithRetry({ load, onFailure }: LazyWithRetryProps) {
  const intl = useIntl();
  const [Loaded, setLoaded] = useState<ComponentType>();
  const begin = useEffectEvent((isGone: () => boolean) => {
    load().then(
      (loaded) => isGone() || setLoaded(() => loaded),
      () => isGone() || onFailure(),
    );
  });
  useEffect(() => {
    let gone = false;
    begin(() => gone);
    return () => {
      gone = true;
    };
  }, []);
  return Loaded ? <Loaded /> : <ProgressBar label={intl.formatMessage({ id: 'shell.busy' })} />;
}
