import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';

const Magnifier = lazy(() =>
  import(/* webpackChunkName: "pictures" */ '../pictures').then((m) => ({ default: m.Magnifier })),
);
const Enlarged = lazy(() =>
  import(/* webpackChunkName: "pictures" */ '../pictures').then((m) => ({ default: m.Enlarged })),
);

const pictureOf = (event: Event) =>
  (event.target as Element).closest<HTMLElement>('[data-picture]');

/** Watches the pictures of a static island: a mouse over one brings the lens; a press, by finger or key, opens it enlarged. */
export function Pictures({ within }: { within: RefObject<HTMLElement | null> }) {
  const [pointed, setPointed] = useState<{ picture: HTMLElement; event: PointerEvent } | null>(
    null,
  );
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const picture = event.pointerType === 'mouse' ? pictureOf(event) : null;
      setPointed((before) => (picture?.isConnected ? { picture, event } : before && null));
    };
    const onClick = (event: MouseEvent) => setOpened(pictureOf(event));
    const element = within.current;
    element?.addEventListener('pointerover', onPointer);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerover', onPointer);
      element?.removeEventListener('click', onClick);
    };
  }, [within]);
  return (
    <Suspense>
      {pointed && !opened && (
        <Magnifier
          key={pointed.picture.dataset.picture}
          {...pointed}
          onLeave={() => setPointed(null)}
        />
      )}
      {opened && <Enlarged picture={opened} onClose={() => setOpened(null)} />}
    </Suspense>
  );
}
