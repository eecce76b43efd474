import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { GroupSource } from '@/domain/closeReports';
import type { Explainable, LoadedClose } from '../engine';

/** A number of a close. */
export interface Asked {
  readonly close: LoadedClose;
  /** The name of that close, where it is not the one that the screen is about. */
  readonly from?: string;
  readonly of: Explainable;
}

/** One side of a difference; what nothing explains is its value alone. */
export interface Side {
  readonly title: string;
  readonly value: number;
  readonly asked?: Asked | undefined;
}

/** A number to be explained, with the words that it stands under: one of a close, or one number less another. */
export type Question = (Asked | { readonly difference: readonly [Side, Side] }) & {
  readonly title: string;
  /** What else is known of a number that is stated: by whom, since when. */
  readonly note?: ReactNode;
};

/** Fetches what a group was measured from; of another close than the one that is shown where it is named. */
export type FetchSource = (group: string, close?: string) => Promise<GroupSource>;

const ExplainContext = createContext<((question: Question) => void) | undefined>(undefined);

const ExplainPanel = lazy(() =>
  import(/* webpackChunkName: "close-explain" */ './ExplainPanel').then((m) => ({
    default: m.ExplainPanel,
  })),
);

/** Lets every number below open how it was computed. */
export function ExplainProvider({
  fetchSource,
  named = (subject) => subject,
  aside,
  children,
}: {
  fetchSource: FetchSource;
  /** What the book calls what a sum is of: `company/portfolio`. */
  named?: (subject: string) => string;
  /** What else a screen says of a number: stands below its explanation. */
  aside?: (question: Question) => ReactNode;
  children: ReactNode;
}) {
  const [question, setQuestion] = useState<Question>();
  return (
    <ExplainContext value={setQuestion}>
      {children}
      <Suspense fallback={null}>
        {question && (
          <ExplainPanel
            question={question}
            fetchSource={fetchSource}
            named={named}
            onClose={() => setQuestion(undefined)}
          >
            {aside?.(question)}
          </ExplainPanel>
        )}
      </Suspense>
    </ExplainContext>
  );
}

/** @throws where no provider stands above */
export function useExplain(): (question: Question) => void {
  const explain = use(ExplainContext);
  if (!explain) throw new Error('useExplain needs an ExplainProvider');
  return explain;
}
