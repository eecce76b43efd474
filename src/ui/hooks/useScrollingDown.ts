import { useEffect, useState } from 'react';

/** Less than this is a hand that is not quite still. */
const STEP_PX = 8;

const isAtEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/** Whether the page was last scrolled down, and has not come to its end: what floats over it stands aside while it is read. */
export function useScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      if (Math.abs(scrollY - last) < STEP_PX && !isAtEnd()) return;
      setIsDown(scrollY > last && !isAtEnd());
      last = scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isDown;
}
