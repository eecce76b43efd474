import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { Staff } from '../content';
import { RING, colorOf, sectors } from './staffRing';

const StaffPie = lazy(() =>
  import(/* webpackChunkName: "staffPie" */ './StaffPie').then((m) => ({ default: m.StaffPie })),
);

/** The ring as the page brings it. */
function StaffRing({ staff }: { staff: Staff[] }) {
  const { size, gap } = RING;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      stroke="#fff"
      strokeWidth={gap}
      aria-hidden="true"
    >
      {sectors(staff).map((path, index) => (
        <path key={path} d={path} fill={colorOf(index)} />
      ))}
    </svg>
  );
}

/** A drawing first; the chart that answers to the pointer comes when the reader comes near. */
export function StaffChart({ staff }: { staff: Staff[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    // Where a browser cannot tell what is near, the drawing stays.
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '200px',
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const ring = <StaffRing staff={staff} />;
  return (
    <div ref={ref}>
      {near ? (
        <Suspense fallback={ring}>
          <StaffPie staff={staff} />
        </Suspense>
      ) : (
        ring
      )}
    </div>
  );
}
