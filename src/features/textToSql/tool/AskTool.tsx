import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUserId } from '@/store';
import { Button, ErrorState } from '@/ui';
import { useFocusRescue } from '@/ui/focus';
import { HistoryList } from '../browse/HistoryList';
import { SchemaBrowser } from '../browse/SchemaBrowser';
import { samples } from '../messages';
import { ResultPanel } from '../results/ResultPanel';
import { Understanding } from '../understanding/Understanding';
import styles from './AskTool.module.css';
import { QuestionForm } from './QuestionForm';
import { useQuestions } from './useQuestions';

/** From a question to its answer and to what it rests on. */
export function AskTool() {
  const intl = useIntl();
  const user = useUserId();
  const questions = useQuestions();
  const { shown, asked, isBusy, hasFailed, ask, change, recall, run, startAnew } = questions;
  const { answer, rows } = shown;
  const isEmpty = answer === undefined && rows === undefined;
  // Chips, samples and options go with the answer that they are pressed for.
  const root = useRef<HTMLDivElement>(null);
  useFocusRescue(root);
  const answerRef = useRef<HTMLElement>(null);
  const isAskedBelow = useRef(false);
  // What is asked below the answer is read above it.
  const fromBelow =
    <T,>(act: (what: T) => void) =>
    (what: T) => {
      isAskedBelow.current = true;
      act(what);
    };
  useEffect(() => {
    if (!isAskedBelow.current) return;
    isAskedBelow.current = false;
    answerRef.current?.focus({ preventScroll: true });
    answerRef.current?.scrollIntoView?.({ block: 'start' });
  }, [shown]);
  return (
    <div ref={root} className={styles.tool}>
      <QuestionForm
        asked={asked}
        isBusy={isBusy}
        isAnswered={!isEmpty}
        isFollowUp={shown.understood !== undefined}
        onAsk={ask}
        onStartAnew={startAnew}
      />
      {isEmpty && (
        <ul className={styles.samples} aria-label={intl.formatMessage({ id: 'ask.samples' })}>
          {Object.values(samples).map((sample) => (
            <li key={sample.id}>
              <Button onClick={() => ask(intl.formatMessage(sample))}>
                <FormattedMessage {...sample} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <ErrorState>
          <FormattedMessage id="ask.failed" />
        </ErrorState>
      )}
      <section
        ref={answerRef}
        tabIndex={-1}
        className={styles.answer}
        aria-label={intl.formatMessage({ id: 'ask.answer' })}
        aria-live="polite"
        aria-busy={isBusy}
      >
        {answer && (
          <Understanding
            answer={answer}
            onChange={change}
            onChoose={(word, meaning) => ask(shown.question, { [word]: meaning })}
          />
        )}
        {rows && (shown.sql !== '' || rows.result) && (
          <ResultPanel shown={shown} isBusy={isBusy} onRun={run} />
        )}
      </section>
      <div className={styles.aside}>
        <SchemaBrowser onRun={fromBelow(run)} />
        <HistoryList user={user} onRecall={fromBelow(recall)} />
      </div>
    </div>
  );
}
