import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { drawingOf } from './drawingOf';
import styles from './pictures.module.css';
import { ZOOM } from './Magnifier';

/** A picture three times as large, in a window that scrolls: for fingers and keys. */
export function Enlarged({ picture, onClose }: { picture: HTMLElement; onClose: () => void }) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { href, width, height, box, alt } = drawingOf(picture);
  return (
    <dialog ref={dialog} className={styles.enlarged} aria-label={alt} onClose={onClose}>
      <button
        type="button"
        aria-label={intl.formatMessage(messages.closePicture)}
        onClick={() => dialog.current?.close()}
      >
        <span aria-hidden="true">×</span>
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div className={styles.window} role="group" aria-label={alt} tabIndex={0}>
        <svg
          width={box.width * ZOOM}
          height={box.height * ZOOM}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <use href={href} />
        </svg>
      </div>
    </dialog>
  );
}
