import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { OCR_ACCEPT } from '@/domain/ocr';
import { fileOf, removeFile, selectOcr, useAppDispatch, useAppSelector } from '@/store';
import { Button, buttonClass, classes } from '@/ui';
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
  const input = useRef<HTMLInputElement>(null);
  const loading = status === 'loading';

  const takeChosen = () => {
    take(input.current?.files);
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  // The page that was sent lets a file be chosen before the tool works.
  const takeEarlyChoice = useEffectEvent(takeChosen);
  useEffect(() => takeEarlyChoice(), []);

  return (
    <section className={styles.panel} aria-labelledby="ocr-source">
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
        {/* The browser's own control, laid over its words: it opens before the tool works, and without scripts. */}
        <label id="ocr-choose" className={classes(buttonClass(), styles.choose)}>
          <FormattedMessage {...source.choose} />
          <input
            ref={input}
            id={INPUT}
            type="file"
            accept={OCR_ACCEPT}
            aria-labelledby="ocr-choose"
            onChange={takeChosen}
          />
        </label>
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
