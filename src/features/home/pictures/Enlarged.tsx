import { useIntl } from 'react-intl';
import { CloseButton, Dialog } from '@/ui/dialog';
import { messages } from '../messages';
import { drawingOf } from './drawingOf';
import styles from './pictures.module.css';
import { ZOOM } from './Magnifier';

/** A picture three times as large, in a window that scrolls: for fingers and keys. */
export function Enlarged({ picture, onClose }: { picture: HTMLElement; onClose: () => void }) {
  const intl = useIntl();
  const { href, width, height, box, alt } = drawingOf(picture);
  return (
    <Dialog label={alt} className={styles.enlarged} onClose={onClose}>
      <CloseButton label={intl.formatMessage(messages.closePicture)} onClick={onClose} />
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
    </Dialog>
  );
}
