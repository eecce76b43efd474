import { type Ref, useImperativeHandle, useRef } from 'react';
import type { OcrPage } from '@/store';
import styles from './MarkedText.module.css';
import { segmentsOf } from './segments';

export interface MarkedTextHandle {
  focus: () => void;
  /** Selects a part of the text and brings it into view. */
  select: (start: number, end: number) => void;
}

interface MarkedTextProps {
  ref: Ref<MarkedTextHandle>;
  /** The id of its label. */
  labelledBy: string;
  placeholder: string;
  text: string;
  doubtful: OcrPage['doubtful'];
}

/** The read-only box of 12 rows (OC-UI). A text box cannot mark words: a layer behind it holds the same text and marks the doubtful ones. */
export function MarkedText({ ref, labelledBy, placeholder, text, doubtful }: MarkedTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      // A new text leaves the caret at its end, and a text is read from its beginning.
      area.current?.setSelectionRange(0, 0);
      area.current?.focus();
    },
    select: (start, end) => {
      const box = area.current;
      if (!box) return;
      box.focus();
      box.setSelectionRange(start, end);
      const mark = layer.current?.querySelector<HTMLElement>(`[data-start="${start}"]`);
      if (mark) box.scrollTop = mark.offsetTop - box.clientHeight / 2;
    },
  }));
  return (
    <div className={styles.box}>
      <div ref={layer} className={styles.layer} aria-hidden="true">
        {segmentsOf(text, doubtful).map((segment) =>
          segment.doubtful ? (
            <mark key={segment.start} data-start={segment.start}>
              {segment.text}
            </mark>
          ) : (
            segment.text
          ),
        )}
      </div>
      <textarea
        ref={area}
        className={styles.area}
        rows={12}
        readOnly
        aria-labelledby={labelledBy}
        placeholder={placeholder}
        value={text}
        onScroll={({ currentTarget }) => {
          if (layer.current) layer.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
