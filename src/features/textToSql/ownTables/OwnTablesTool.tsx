import { useDeferredValue, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readOwnTables } from '@/domain/ownTables';
import { ErrorState } from '@/ui';
import { useFocusRescue } from '@/ui/focus';
import { assumptions as assumptionTexts } from '../messages';
import toolStyles from '../tool/AskTool.module.css';
import { QuestionForm } from '../tool/QuestionForm';
import { Understanding } from '../understanding/Understanding';
import { Definitions } from './Definitions';
import styles from './OwnTables.module.css';
import { OwnSql } from './OwnSql';
import { useOwnQuestions } from './useOwnQuestions';

const questionTexts = {
  placeholder: { id: 'ask.own.placeholder' },
  followUp: { id: 'ask.own.followUp' },
} as const;

interface OwnTablesToolProps {
  ddl: string;
  onEdit: (ddl: string) => void;
}

/** SQL for tables that somebody defines here: written, held against the definitions, never run. */
export function OwnTablesTool({ ddl, onEdit }: OwnTablesToolProps) {
  const intl = useIntl();
  const settled = useDeferredValue(ddl);
  const read = useMemo(() => readOwnTables(settled), [settled]);
  const questions = useOwnQuestions(ddl);
  const { answer, question } = questions.shown;
  const own = 'problem' in read ? undefined : read;
  const root = useRef<HTMLDivElement>(null);
  useFocusRescue(root);
  return (
    <div ref={root} className={toolStyles.tool}>
      <Definitions
        ddl={ddl}
        read={read}
        onEdit={(edited) => {
          if (answer) questions.forgetAnswer();
          onEdit(edited);
        }}
      />
      {own && (
        <QuestionForm
          asked={questions.asked}
          isBusy={questions.isBusy}
          isAnswered={answer !== undefined}
          isFollowUp={answer?.query !== undefined}
          texts={questionTexts}
          onAsk={questions.ask}
          onStartAnew={questions.startAnew}
        />
      )}
      {questions.hasFailed && (
        <ErrorState>
          <FormattedMessage id="ask.failed" />
        </ErrorState>
      )}
      {own && (
        <section
          className={toolStyles.answer}
          aria-label={intl.formatMessage({ id: 'ask.answer' })}
          aria-live="polite"
          aria-busy={questions.isBusy}
        >
          {answer && (
            <Understanding
              answer={answer}
              model={own.model}
              onChange={questions.change}
              onChoose={(word, meaning) => questions.ask(question, { [word]: meaning })}
            />
          )}
          {answer?.assumptions && answer.assumptions.length > 0 && (
            <ul className={styles.assumptions}>
              {answer.assumptions.map(({ kind, text }) => (
                <li key={`${kind} ${text}`}>
                  {intl.formatMessage({ id: assumptionTexts[kind].id }, { text })}
                </li>
              ))}
            </ul>
          )}
          {answer?.sql !== undefined && (
            <OwnSql
              answer={answer}
              sql={answer.sql}
              own={own}
              isBusy={questions.isBusy}
              onCheck={questions.check}
            />
          )}
        </section>
      )}
    </div>
  );
}
