import { useEffect, useRef, useState } from 'react';
import { type WriteSqlRequest, type WrittenSql, useWriteSqlMutation } from '@/api';
import type { Asked } from '../tool/QuestionForm';

type Choices = WriteSqlRequest['choices'];

interface Written {
  readonly question: string;
  readonly choices?: Choices;
  readonly answer?: WrittenSql | undefined;
}

const NOTHING: Written = { question: '' };
const NO_QUESTION: Asked = { question: '' };

/** Questions on tables of one's own. What is written is shown; each new call ends the one before. */
export function useOwnQuestions(ddl: string) {
  const [writeSql, { isLoading }] = useWriteSqlMutation();
  const [shown, setShown] = useState<Written>(NOTHING);
  const [asked, setAsked] = useState(NO_QUESTION);
  const [hasFailed, setHasFailed] = useState(false);
  const pending = useRef<{ abort: () => void } | undefined>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const send = async (
    request: Omit<WriteSqlRequest, 'ddl'>,
    take: (answer: WrittenSql, before: Written) => Written,
  ) => {
    pending.current?.abort();
    const call = writeSql({ writeSqlRequest: { ddl, ...request } });
    pending.current = call;
    const { data, error } = await call;
    if (pending.current !== call) return;
    setHasFailed(error !== undefined);
    if (data) setShown((before) => take(data, before));
  };
  return {
    shown,
    asked,
    hasFailed,
    isBusy: isLoading,
    ask: (question: string, choices?: Choices) => {
      if (!choices) setAsked({ question });
      const previous = shown.answer?.query;
      const said = question === shown.question ? { ...shown.choices, ...choices } : choices;
      void send(
        { question, ...(previous && { previous }), ...(said && { choices: said }) },
        (answer) => ({ question, choices: said, answer }),
      );
    },
    change: (query: NonNullable<WriteSqlRequest['query']>) =>
      void send({ query }, (answer, before) => ({ ...before, answer })),
    /** Holds SQL that somebody changed against the definitions. */
    check: (sql: string) =>
      void send({ sql }, (answer, before) => ({ question: before.question, answer })),
    /** An answer to other definitions is none to these. */
    forgetAnswer: () => {
      pending.current?.abort();
      pending.current = undefined;
      setShown(({ question }) => ({ question }));
    },
    startAnew: () => {
      pending.current?.abort();
      setHasFailed(false);
      setAsked({ question: '' });
      setShown(NOTHING);
    },
  };
}
