import { type Ref, useImperativeHandle, useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { type OcrPage, pageTurned, selectOcr, useAppDispatch, useAppSelector } from '@/store';
import { Button } from '@/ui';
import { MarkedText, type MarkedTextHandle } from '../components/page/MarkedText';
import { PageQuality } from '../components/page/PageQuality';
import { PageTurner } from '../components/page/PageTurner';
import { result } from '../messages';
import styles from './OcrTool.module.css';
import { useTextExport } from './useTextExport';

const TITLE = 'ocr-result';

/** ISO 15924 for letters of which nobody can tell the script. */
const UNKNOWN_SCRIPT = 'Zzzz';

/** What the box says where it has no text: in its first line, which no alert covers. */
function placeholderOf(intl: IntlShape, page?: OcrPage): string {
  if (!page) return intl.formatMessage(result.waiting);
  if (page.unsupportedScript === UNKNOWN_SCRIPT) return intl.formatMessage(result.unknownScript);
  if (page.unsupportedScript !== undefined)
    return intl.formatMessage(result.unsupportedScript, {
      script: intl.formatDisplayName(page.unsupportedScript, { type: 'script' }),
    });
  return intl.formatMessage(page.damaged ? result.damagedUnread : result.noText);
}

/** The text of the shown page, how far it can be trusted, and its ways out. */
export function ResultPanel({ ref }: { ref: Ref<{ focus: () => void }> }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { file, pages, pageIndex } = useAppSelector(selectOcr);
  const { copy, download } = useTextExport();
  const box = useRef<MarkedTextHandle>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }));
  const page = pages[pageIndex];
  const text = page && page.text.trim() !== '' ? page.text : '';
  const pageCount = pages.length;
  return (
    <section aria-labelledby={TITLE}>
      <div className={styles.head}>
        <h2 id={TITLE}>
          <FormattedMessage {...result.title} />
        </h2>
        {pageCount > 1 && (
          <PageTurner
            index={pageIndex}
            count={pageCount}
            onTurn={(index) => dispatch(pageTurned(index))}
          />
        )}
      </div>
      <MarkedText
        key={pageIndex}
        ref={box}
        labelledBy={TITLE}
        placeholder={placeholderOf(intl, page)}
        text={text}
        doubtful={page?.doubtful ?? []}
      />
      <div className={styles.actions}>
        <Button disabled={text === ''} onClick={() => void copy(text)}>
          <FormattedMessage {...result.copy} />
        </Button>
        <Button
          disabled={text === ''}
          onClick={() => file && download(text, { kind: file.kind, pageIndex, pageCount })}
        >
          <FormattedMessage {...result.download} />
        </Button>
      </div>
      <div className={styles.quality}>
        {page && (
          <PageQuality page={page} onShow={(start, end) => box.current?.select(start, end)} />
        )}
      </div>
    </section>
  );
}
