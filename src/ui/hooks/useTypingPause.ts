import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a key before the server is asked. */
const TYPING_PAUSE_MS = 300;

/** Hands on what somebody types once the typing rests, also the text that is there at the beginning. */
export function useTypingPause(text: string, onPause: (text: string) => unknown): void {
  const handOn = useEffectEvent(onPause);
  useEffect(() => {
    const timer = setTimeout(() => handOn(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
