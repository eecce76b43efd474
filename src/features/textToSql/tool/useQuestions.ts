import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type AskDataRequest,
  type DataAnswer,
  type SqlAnswer,
  useAskDataMutation,
  useRunSqlMutation,
} from '@/api';
import { type AskedQuestion, fetchUserId, questionKept, useAppDispatch } from '@/store';
import type { Asked } from './QuestionForm';

type LinkedQuery = NonNullable<AskDataRequest['query']>;

/** What stands on the screen: the answer to a question, or the rows of SQL that somebody wrote. */
export interface Shown {
  readonly question: string;
  /** What its words were said to mean. */
  readonly choices?: AskDataRequest['choices'] | undefined;
  readonly answer?: DataAnswer | undefined;
  /** What was last understood, from which the next question goes on; one that is asked back leaves it. */
  readonly understood?: LinkedQuery | undefined;
  /** The question whose words that was. */
  readonly understoodIn?: string | undefined;
  readonly sql: string;
  readonly rows?: SqlAnswer | undefined;
}

/** What an address says to ask: the question as it was understood, for a follow-up has no meaning without what it went on from. */
export const linkOf = (question: string, query: LinkedQuery | undefined): URLSearchParams =>
  new URLSearchParams({ q: question, ...(query && { query: JSON.stringify(query) }) });

/** The server holds it to the contract. */
function queryOf(text: string | null): LinkedQuery | undefined {
  try {
    return (JSON.parse(text ?? 'null') as LinkedQuery | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const NOTHING: Shown = { question: '', sql: '' };

export interface Questions {
  readonly shown: Shown;
  readonly asked: Asked;
  readonly isBusy: boolean;
  /** The call itself failed. */
  readonly hasFailed: boolean;
  readonly ask: (question: string, choices?: AskDataRequest['choices']) => void;
  /** Asks what was understood with a part changed, or what a link says was understood. */
  readonly change: (query: LinkedQuery, question?: string) => void;
  /** Asks anew what was asked before, whatever stands on the screen. */
  readonly recall: (asked: AskedQuestion) => void;
  readonly run: (sql: string) => void;
  /** Leaves the question before: the next one begins anew. */
  readonly startAnew: () => void;
}

/** Questions and their answers. Each new call ends the one before, on the server too. */
export function useQuestions(): Questions {
  const dispatch = useAppDispatch();
  const [askData, asking] = useAskDataMutation();
  const [runSql, running] = useRunSqlMutation();
  const [shown, setShown] = useState<Shown>(NOTHING);
  const [hasFailed, setHasFailed] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<Asked>(() => ({ question: parameters.get('q') ?? '' }));
  const pending = useRef<{ abort: () => void } | undefined>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const send = async (request: AskDataRequest, question: string) => {
    pending.current?.abort();
    const call = askData({ askDataRequest: request });
    pending.current = call;
    const { data, error } = await call;
    if (pending.current !== call) return;
    setHasFailed(error !== undefined);
    if (!data) return;
    setShown((before) => ({
      question,
      choices: request.choices,
      answer: data,
      understood: data.query ?? before.understood,
      understoodIn: data.query ? question : before.understoodIn,
      sql: data.sql ?? '',
      rows: { result: data.result, refused: data.refused },
    }));
    if (data.kind !== 'understood') return;
    setParameters(linkOf(question, data.query), { replace: true });
    // What a chip changed has no words of its own, and what is asked once more has been kept.
    const isNew =
      request.question !== undefined && (!request.previous || shown.understoodIn !== question);
    const user = isNew ? await dispatch(fetchUserId()) : '';
    const after =
      request.previous && shown.understoodIn && data.query
        ? { question: shown.understoodIn, query: data.query }
        : undefined;
    if (user !== '') dispatch(questionKept({ user, question, after, at: Date.now() }));
  };

  const questions: Questions = {
    shown,
    asked,
    isBusy: asking.isLoading || running.isLoading,
    hasFailed,
    ask: (question, choices) => {
      // Who says what a word means may be typing already.
      if (!choices) setAsked({ question });
      setParameters({ q: question }, { replace: true });
      const previous = shown.understood;
      const said = question === shown.question ? { ...shown.choices, ...choices } : choices;
      void send(
        { question, ...(previous && { previous }), ...(said && { choices: said }) },
        question,
      );
    },
    change: (query, question = shown.question) => void send({ query }, question),
    recall: ({ question, after }) => {
      setAsked({ question });
      void send(after ? { query: after.query } : { question }, question);
    },
    run: async (sql) => {
      setAsked({ question: '' });
      pending.current?.abort();
      setParameters({ sql }, { replace: true });
      const call = runSql({ runSqlRequest: { sql } });
      pending.current = call;
      const { data, error } = await call;
      if (pending.current !== call) return;
      setHasFailed(error !== undefined);
      if (data) setShown({ question: '', sql, rows: data });
    },
    startAnew: () => {
      pending.current?.abort();
      setParameters({}, { replace: true });
      setHasFailed(false);
      setAsked({ question: '' });
      setShown(NOTHING);
    },
  };

  // A link that somebody was given asks by itself.
  const openLink = useEffectEvent(() => {
    const question = parameters.get('q') ?? '';
    const query = queryOf(parameters.get('query'));
    const sql = parameters.get('sql');
    if (query) questions.change(query, question);
    else if (question !== '') questions.ask(question);
    else if (sql) questions.run(sql);
  });
  useEffect(() => openLink(), []);
  return questions;
}
