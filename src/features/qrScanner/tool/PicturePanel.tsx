import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QrScannerState, Scan } from '@/store';
import { Button, classes, FileButton } from '@/ui';
import { CodeIcon } from '../components/CodeIcon';
import { OutlinedPicture } from '../components/OutlinedPicture';
import { source } from '../messages';
import { pictureOf } from './pictures';
import styles from './ScannerTool.module.css';

const INPUT = 'qr-file';

interface PicturePanelProps {
  scans: Scan[];
  progress: QrScannerState['progress'];
  /** Files hover over the page. */
  hovering: boolean;
  onFiles: (files: Iterable<File> | null) => void;
  onClear: () => void;
}

/** Pictures and PDFs: how they are chosen, and the one that is shown with its codes outlined. */
export function PicturePanel({ scans, progress, hovering, onFiles, onClear }: PicturePanelProps) {
  const intl = useIntl();
  const shown = scans.filter(({ id }) => pictureOf(id));
  const [index, setIndex] = useState(0);
  const scan = shown[Math.min(index, shown.length - 1)];
  const take = (files: File[]) => {
    setIndex(0);
    onFiles(files);
  };
  return (
    <>
      <div className={classes(styles.stage, scan && styles.filled, hovering && styles.hovering)}>
        {scan ? (
          <OutlinedPicture key={scan.id} scan={scan} picture={pictureOf(scan.id)} />
        ) : (
          <label className={styles.drop} htmlFor={INPUT}>
            <CodeIcon className={styles.icon} />
            <span className={styles.call}>
              <FormattedMessage {...(hovering ? source.dropNow : source.drop)} />
            </span>
            <span className={styles.limits}>
              <FormattedMessage {...source.limits} />
            </span>
          </label>
        )}
      </div>
      {shown.length > 1 && (
        <ul className={styles.thumbs}>
          {shown.map(({ id, name, page, codes }, at) => (
            <li key={id}>
              <button type="button" aria-pressed={scan?.id === id} onClick={() => setIndex(at)}>
                <FormattedMessage
                  {...source.preview}
                  values={{ name, page: page ?? 0, count: codes.length }}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <FileButton
          id={INPUT}
          labelId="qr-choose"
          look="primary"
          multiple
          accept="image/*,application/pdf"
          onFiles={take}
        >
          <FormattedMessage {...(scans.length > 0 ? source.another : source.choose)} />
        </FileButton>
        {scans.length > 0 && !progress && (
          <Button onClick={onClear}>
            <FormattedMessage {...source.clear} />
          </Button>
        )}
        {progress && (
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={intl.formatMessage(source.reading, progress)}
            aria-valuemin={0}
            aria-valuemax={progress.total}
            aria-valuenow={progress.done}
          >
            <FormattedMessage {...source.reading} values={progress} />
          </div>
        )}
      </div>
    </>
  );
}
