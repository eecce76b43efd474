import { FormattedMessage } from 'react-intl';
import { classes } from '@/ui';
import type { OcrFile } from '@/store';
import { source } from '../messages';
import { DropIcon } from './icons';
import { Preview } from './Preview';
import styles from './DropZone.module.css';

interface DropZoneProps {
  /** The id of the file input that a click opens. */
  input: string;
  chosen: OcrFile | null;
  file: File | undefined;
  /** A file hovers over the page. */
  hovering: boolean;
}

/** OC-UI: the area to click or to drop on; then what was chosen. Its height stays, so that nothing below moves. */
export function DropZone({ input, chosen, file, hovering }: DropZoneProps) {
  return (
    <div
      className={classes(
        styles.stage,
        chosen !== null && styles.filled,
        hovering && styles.hovering,
      )}
    >
      {chosen ? (
        <Preview key={chosen.id} name={chosen.name} kind={chosen.kind} file={file} />
      ) : (
        <label className={styles.drop} htmlFor={input}>
          <DropIcon className={styles.icon} />
          <span className={styles.call}>
            <FormattedMessage {...(hovering ? source.dropNow : source.drop)} />
          </span>
          <span className={styles.paste}>
            <FormattedMessage {...source.paste} />
          </span>
        </label>
      )}
      {chosen && hovering && (
        <p className={styles.over}>
          <FormattedMessage {...source.dropNow} />
        </p>
      )}
    </div>
  );
}
