import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectOcr, useAppSelector } from '@/store';
import { TwoPanels } from '@/ui';
import { page } from '../messages';
import { ResultPanel } from './ResultPanel';
import { SourcePanel } from './SourcePanel';
import { useReading } from './useReading';

/** A button that was pressed has no focus to keep once it is disabled or gone. */
function focusIsLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(':disabled');
}

/** The document on one side, its text on the other (OC-UI, ST-OCR). */
export function OcrTool() {
  const intl = useIntl();
  const { status, pages } = useAppSelector(selectOcr);
  const { start, cancel } = useReading();
  const runButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const text = useRef<{ focus: () => void }>(null);

  const seen = useRef(status);
  const passFocus = useEffectEvent(() => {
    if (!focusIsLost()) return;
    if (status === 'loading') cancelButton.current?.focus();
    else if (pages.length > 0) text.current?.focus();
    else runButton.current?.focus();
  });
  useEffect(() => {
    if (seen.current !== status) passFocus();
    seen.current = status;
  }, [status]);

  return (
    <TwoPanels label={intl.formatMessage(page.tool)}>
      <SourcePanel
        runButton={runButton}
        cancelButton={cancelButton}
        onRun={() => void start()}
        onCancel={cancel}
      />
      <ResultPanel ref={text} />
    </TwoPanels>
  );
}
