import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that only passes opens nothing, one that takes the corner closes nothing; in milliseconds. */
const OPEN_MS = 90;
const CLOSE_MS = 260;

/** Which entry of a menu is open: by hover after a moment, by a press at once and to stay. */
export function useHoverMenu() {
  const [opened, setOpened] = useState<string | null>(null);
  const pressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    pressed.current = false;
    setOpened(null);
  };
  return {
    opened,
    close,
    /** The first press on an entry that the pointer has opened keeps it open. */
    press: (id: string) => {
      clearTimeout(timer.current);
      if (opened === id && pressed.current) return close();
      pressed.current = true;
      setOpened(id);
    },
    enter: ({ pointerType }: PointerEvent, id: string) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (id === opened) return;
      const open = () => {
        pressed.current = false;
        setOpened(id);
      };
      timer.current = setTimeout(open, opened === null ? OPEN_MS : OPEN_MS / 2);
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (!pressed.current) timer.current = setTimeout(close, CLOSE_MS);
    },
  };
}
