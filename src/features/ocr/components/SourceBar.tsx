import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { readableSize } from '@/domain/ocr';
import type { OcrFile } from '@/store';
import { sizes, source } from '../messages';
import styles from './SourceBar.module.css';

/** A file's size in bytes, KB or MB (OC-UI). */
function Size({ bytes }: { bytes: number }) {
  const { amount, unit } = readableSize(bytes);
  return (
    <FormattedMessage {...sizes[unit]} values={{ amount: <FormattedNumber value={amount} /> }} />
  );
}

/** What was chosen, and the way to take it away again. */
export function SourceBar({ file, onRemove }: { file: OcrFile; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      <span className={styles.size}>
        <Size bytes={file.size} />
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={intl.formatMessage(source.remove, { name: file.name })}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </button>
    </>
  );
}
