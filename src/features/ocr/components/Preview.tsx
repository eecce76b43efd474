import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OcrKind } from '@/domain/ocr';
import { classes } from '@/ui';
import { source } from '../messages';
import { PdfIcon, PictureIcon } from './icons';
import styles from './Preview.module.css';

interface PreviewProps {
  name: string;
  kind: OcrKind;
  file: File | undefined;
}

/** OC-UI: a picture shows itself, a PDF its icon. A press on the picture brings it to the width of its frame, to be read beside the text. */
export function Preview({ name, kind, file }: PreviewProps) {
  const intl = useIntl();
  const [large, setLarge] = useState(false);
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (kind === 'pdf')
    return <PdfIcon className={styles.pdf} label={intl.formatMessage(source.pdf)} />;
  if (broken || !file) return <PictureIcon />;
  return (
    <button
      type="button"
      className={classes(styles.frame, large && styles.large)}
      aria-pressed={large}
      onClick={() => setLarge(!large)}
    >
      <img
        ref={show}
        alt={intl.formatMessage(source.preview, { name })}
        onError={() => setBroken(true)}
      />
    </button>
  );
}
