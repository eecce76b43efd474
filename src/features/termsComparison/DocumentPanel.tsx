import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Wording } from '@/domain/clauses';
import {
  documentTaken,
  selectTermsComparison,
  type Side,
  textEdited,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { Button, classes, FileButton } from '@/ui';
import { DocumentNotice } from './components/DocumentNotice';
import styles from './DocumentPanel.module.css';
import { DOCUMENT_ACCEPT } from './documents/readDocument';
import { useDocument } from './documents/useDocument';
import { sides } from './messages';

interface DocumentPanelProps {
  side: Side;
  /** What was found in it; undefined until it has been compared. */
  wording: Wording | undefined;
}

/** One of the two wordings: pasted, typed, or from a file. */
export function DocumentPanel({ side, wording }: DocumentPanelProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const document = useAppSelector(selectTermsComparison).work.documents[side];
  const { state, take, readScan, reset } = useDocument(side);
  const [hovering, setHovering] = useState(false);
  const id = `terms-${side}`;
  const text = useRef<HTMLTextAreaElement>(null);

  const edit = (value: string) => dispatch(textEdited({ side, text: value }));
  // The page that was sent takes text before the tool works.
  const takeEarlyText = useEffectEvent(() => {
    if (text.current?.value && !document) edit(text.current.value);
  });
  useEffect(() => takeEarlyText(), []);

  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // The browser would open a dropped file in place of the page.
    event.preventDefault();
    setHovering(true);
  };
  const onDrop = (event: DragEvent) => {
    setHovering(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };

  return (
    // A file may be dropped anywhere on the panel; the keyboard has the button that chooses one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes(styles.panel, hovering && styles.hovering)}
      aria-labelledby={id}
      onDragOver={onDragOver}
      onDragLeave={() => setHovering(false)}
      onDrop={onDrop}
    >
      <div className={styles.head}>
        <h2 id={id}>
          <FormattedMessage {...sides[side]} />
        </h2>
        <p className={styles.about}>
          {document?.name && <span className={styles.name}>{document.name}</span>}
          {document && wording && (
            <FormattedMessage id="terms.articles" values={{ count: wording.articles.length }} />
          )}
        </p>
      </div>
      <textarea
        ref={text}
        className={styles.text}
        aria-labelledby={id}
        placeholder={intl.formatMessage({ id: 'terms.text' })}
        spellCheck={false}
        value={document?.text ?? ''}
        onChange={(event) => edit(event.target.value)}
      />
      <div className={styles.actions}>
        <FileButton
          accept={DOCUMENT_ACCEPT}
          aria-describedby={id}
          onFiles={([file]) => void take(file)}
        >
          <FormattedMessage id="terms.choose" />
        </FileButton>
        {document && (
          <Button
            onClick={() => {
              reset();
              dispatch(documentTaken({ side, document: null }));
            }}
          >
            <FormattedMessage id="terms.clear" />
          </Button>
        )}
      </div>
      <DocumentNotice state={state} onReadScan={(scan) => void readScan(scan)} />
    </section>
  );
}
