import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChatReply } from '@/store';
import { CloseButton, Dialog } from '@/ui/dialog';
import { message as messages } from '../../messages';
import styles from './ImageMessage.module.css';
import { SourceLink } from './SourceLink';

interface ImageMessageProps {
  src: string;
  /** In pixels, so that the room is kept until it is there; unknown of an older reply. */
  width?: number;
  height?: number;
  caption: string;
  source?: ChatReply['parts'][number]['source'];
}

/** An image, at most 300 px wide, that opens over the whole window (SH-7). */
export function ImageMessage({ src, width, height, caption, source }: ImageMessageProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const name = caption || intl.formatMessage(messages.image);
  const close = () => setOpen(false);
  return (
    <figure className={styles.image}>
      <button
        type="button"
        aria-label={`${intl.formatMessage(messages.enlarge)}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <img src={src} width={width} height={height} alt="" />
      </button>
      <figcaption>
        {caption}
        {source && <SourceLink source={source} />}
      </figcaption>
      {open && (
        <Dialog label={name} className={styles.viewer} onClose={close}>
          <CloseButton label={intl.formatMessage(messages.closeImage)} onClick={close} />
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
          <div className={styles.stage} role="group" aria-label={name} tabIndex={0}>
            {/* As large as it was drawn at least, or its words could not be read on a phone. */}
            <img
              src={src}
              width={width}
              height={height}
              style={{ minWidth: width, minHeight: height }}
              alt={name}
            />
          </div>
        </Dialog>
      )}
    </figure>
  );
}
