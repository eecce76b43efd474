import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './types';

interface SuggestionListProps {
  id: string;
  /** The field below which it stands, or above where there is no room. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  noMatch: string;
  choices: readonly Suggestion[];
  mark: number;
  onPick: (value: string) => void;
}

/** Pixels. */
const MAX_HEIGHT_PX = 260;
const GAP_PX = 2;

/** Stands over everything, whatever its field stands in. */
export function SuggestionList({
  id,
  input,
  label,
  noMatch,
  choices,
  mark,
  onPick,
}: SuggestionListProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // Not every test environment has a top layer.
    element?.showPopover?.();
    const place = () => {
      const field = input.current?.getBoundingClientRect();
      if (!element || !field) return;
      const below = innerHeight - field.bottom;
      const above = below < MAX_HEIGHT_PX && field.top > below;
      element.style.left = `${Math.max(8, Math.min(field.left, innerWidth - element.offsetWidth - 8))}px`;
      element.style.top = above ? 'auto' : `${field.bottom + GAP_PX}px`;
      element.style.bottom = above ? `${innerHeight - field.top + GAP_PX}px` : 'auto';
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [input]);
  useEffect(() => {
    const element = box.current;
    // The field keeps the focus, and what it stands in hears nothing of the press.
    const keep = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('mousedown', keep);
    return () => element?.removeEventListener('mousedown', keep);
  }, []);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [mark]);
  return (
    <div ref={box} popover="manual" className={styles.box}>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {choices.map(({ value, label: name }, index) => (
          // The field has the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === mark}
            className={classes(styles.option, index === mark && styles.marked)}
            onClick={() => onPick(value)}
          >
            <span className={styles.value}>{value}</span> {name}
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p role="status" className={styles.nothing}>
          {noMatch}
        </p>
      )}
    </div>
  );
}
