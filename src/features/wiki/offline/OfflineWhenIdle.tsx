import { lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '@/domain/locale';
import { whenIdle } from '@/ui';
import styles from './OfflineWhenIdle.module.css';
import { hasWorker } from './worker';

const Offline = lazy(() =>
  import(/* webpackChunkName: "wiki-offline" */ './lazy').then((m) => ({ default: m.Offline })),
);

/** Offline reading comes once the page is shown and the browser has nothing else to do. Its place is held, so that nothing moves. */
export function OfflineWhenIdle(props: { path: string; locale: Locale }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let wanted = true;
    if (hasWorker()) whenIdle(() => wanted && setIdle(true));
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{idle && <Offline {...props} />}</Suspense>
    </div>
  );
}
