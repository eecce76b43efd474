import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Disclosure.module.css';
import { classes } from '../classes';

interface DisclosureProps {
  /** What the summary shows, and its name where that is not text. */
  summary: ReactNode;
  label: string;
  className?: string;
  /** Of its button, for who shall give the focus back to it. */
  buttonId?: string;
  children: ReactNode;
}

/** A small menu that opens below its button. Made of `details`, so that it works before the application has come and without it. */
export function Disclosure({ summary, label, className, buttonId, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onPointer = (event: PointerEvent) => {
      if (!details.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onChoice = (event: MouseEvent) => {
      if ((event.target as Element).closest('a, button')) close();
    };
    document.addEventListener('pointerdown', onPointer);
    details.addEventListener('keydown', onKey);
    details.addEventListener('click', onChoice);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      details.removeEventListener('keydown', onKey);
      details.removeEventListener('click', onChoice);
    };
  }, []);
  return (
    <details ref={ref} className={classes(styles.menu, className)}>
      <summary id={buttonId} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
