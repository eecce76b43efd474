import { FormattedMessage, useIntl } from 'react-intl';
import { useUserId } from '@/store';
import { Button, ErrorState } from '@/ui';
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
  const { shown, isBusy, hasFailed, ask, change, run, startAnew } = questions;
  const { answer, rows } = shown;
  const isEmpty = answer === undefined && rows === undefined;
  return (
    <div className={styles.tool}>
      <QuestionForm
        question={shown.question}
        isBusy={isBusy}
        isFollowUp={!isEmpty}
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
        <SchemaBrowser onRun={run} />
        <HistoryList user={user} onAsk={ask} />
      </div>
    </div>
  );
}
