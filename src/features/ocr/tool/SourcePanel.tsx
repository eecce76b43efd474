import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { OCR_ACCEPT } from '@/domain/ocr';
import { fileOf, removeFile, selectOcr, useAppDispatch, useAppSelector } from '@/store';
import { Button, FileButton } from '@/ui';
import { ReadingLine } from '../components/ReadingLine';
import { SourceBar } from '../components/SourceBar';
import { DropZone } from '../components/DropZone';
import { source } from '../messages';
import styles from './OcrTool.module.css';
import { useFileInput } from './useFileInput';

const INPUT = 'ocr-file';

interface SourcePanelProps {
  runButton: Ref<HTMLButtonElement>;
  cancelButton: Ref<HTMLButtonElement>;
  onRun: () => void;
  onCancel: () => void;
}

/** The document: how it is chosen, what it is, and its reading. */
export function SourcePanel({ runButton, cancelButton, onRun, onCancel }: SourcePanelProps) {
  const dispatch = useAppDispatch();
  const { file, status, progress } = useAppSelector(selectOcr);
  const { take, hovering } = useFileInput();
  const loading = status === 'loading';

  return (
    <section aria-labelledby="ocr-source">
      <div className={styles.head}>
        <h2 id="ocr-source">
          <FormattedMessage {...source.title} />
        </h2>
        <div className={styles.bar}>
          {file ? (
            <SourceBar key={file.id} file={file} onRemove={() => dispatch(removeFile())} />
          ) : (
            <FormattedMessage {...source.limits} />
          )}
        </div>
      </div>
      <DropZone input={INPUT} chosen={file} file={fileOf(file?.id)} hovering={hovering} />
      <div className={styles.actions}>
        <FileButton id={INPUT} labelId="ocr-choose" accept={OCR_ACCEPT} onFiles={take}>
          <FormattedMessage {...source.choose} />
        </FileButton>
        <Button
          ref={runButton}
          look="primary"
          disabled={!file || loading}
          aria-busy={loading}
          onClick={onRun}
        >
          <FormattedMessage {...source.run} />
        </Button>
      </div>
      <div className={styles.reading}>
        {loading && (
          <>
            <ReadingLine progress={progress} />
            <Button ref={cancelButton} onClick={onCancel}>
              <FormattedMessage {...source.cancel} />
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
