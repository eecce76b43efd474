import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChatReply } from '@/store';
import { CloseButton, Dialog } from '@/ui/dialog';
import { message as messages, panel } from '../../messages';
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
          <CloseButton label={intl.formatMessage(panel.close)} onClick={close} />
          <img src={src} alt={name} />
        </Dialog>
      )}
    </figure>
  );
}
