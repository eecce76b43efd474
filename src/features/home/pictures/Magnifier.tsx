import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './pictures.module.css';
import { drawingOf } from './drawingOf';

/** SH-8. */
export const ZOOM = 3;
/** The lens's width and height in pixels. */
const SIZE = 280;

interface MagnifierProps {
  picture: HTMLElement;
  /** Where the pointer came in. */
  event: PointerEvent;
  onLeave: () => void;
}

/** A round glass that follows the pointer over a picture and shows what is below it three times as large. */
export function Magnifier({ picture, event, onLeave }: MagnifierProps) {
  const [at, setAt] = useState({ x: event.clientX, y: event.clientY });
  useEffect(() => {
    const onMove = ({ clientX, clientY }: PointerEvent) => setAt({ x: clientX, y: clientY });
    picture.addEventListener('pointermove', onMove);
    picture.addEventListener('pointerleave', onLeave);
    addEventListener('scroll', onLeave, { passive: true });
    return () => {
      picture.removeEventListener('pointermove', onMove);
      picture.removeEventListener('pointerleave', onLeave);
      removeEventListener('scroll', onLeave);
    };
  }, [picture, onLeave]);

  const { href, width, box } = drawingOf(picture);
  if (!box.width) return null;
  /** Drawing units a pixel. */
  const unit = width / box.width;
  const view = (SIZE / ZOOM) * unit;
  const left = (at.x - box.left) * unit - view / 2;
  const top = (at.y - box.top) * unit - view / 2;
  return createPortal(
    <svg
      className={styles.lens}
      width={SIZE}
      height={SIZE}
      viewBox={`${left} ${top} ${view} ${view}`}
      ref={(glass) => {
        if (glass) glass.style.translate = `${at.x - SIZE / 2}px ${at.y - SIZE / 2}px`;
      }}
      aria-hidden="true"
    >
      <use href={href} />
    </svg>,
    document.body,
  );
}
