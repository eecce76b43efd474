import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetCloseAssumptionsQuery, useListCloseRuleSetsQuery } from '@/api';
import { curvesInForce, type AssumptionVersion } from '@/domain/close';
import { laidOut, noteFactsOf, statementTabs, type LedgerRules } from '@/domain/closeReports';
import type { Layout } from '@/domain/ifrs17/book';
import { EmptyState, Tabs } from '@/ui';
import { askOfClose, useEngine, type Bookkeeping } from '../engine';
import { ExplainProvider } from '../explain';
import type { ShownResults } from '../shared/frame/CloseResults';
import type { CloseView } from '../shared/filters/useCloseView';
import { EngineContent } from '../tables/EngineContent';
import { LayoutChoice } from '../tables/LayoutChoice';
import { postingDate } from '../tables/postingDate';
import { PrintHead } from '../tables/PrintHead';
import { useFetchSource, type OtherClose } from '../tables/useFetchSource';
import { useLoadedClose } from '../tables/useLoadedClose';
import { useTableWords } from '../tables/useTableWords';
import { Comments } from './Comments';
import { NoteIndex } from './NoteIndex';
import { NotesWithoutFigures } from './NotesWithoutFigures';
import { Sensitivities } from './Sensitivities';
import { StatementTable } from './StatementTable';
import { useComparative } from './useComparative';
import { useOpenComments } from './useOpenComments';
import { useSensitivities } from './useSensitivities';
import styles from './Statements.module.css';

/** The primary statements and every note that the close gives, each with its tie to the ledger. */
export function Statements({ view, results }: { view: CloseView; results: ShownResults }) {
  const intl = useIntl();
  const [layout, setLayout] = useState<Layout>('general');
  const words = useTableWords(view.book);
  const marks = useOpenComments(view.book.id, view.period);
  const sensitivities = useSensitivities(view);
  const { isPending, shown: beside } = useComparative(view, results);
  const others = useOtherCloses(view, sensitivities.runs, beside);
  const fetchSource = useFetchSource(view, results.runId, others);
  const close = useLoadedClose(view, results.runId, results.groups);
  const ruleSets = useListCloseRuleSetsQuery({ bookId: view.book.id });
  const rules = (ruleSets.data?.versions[0]?.rules ?? {}) as LedgerRules; // the server takes no others
  const how: Bookkeeping = { date: postingDate(view.period), layout, rules };
  const assumptions = useGetCloseAssumptionsQuery({ bookId: view.book.id });
  const { versions = [], curves = [] } = assumptions.data ?? {};
  const isReady = !ruleSets.isLoading && !assumptions.isLoading && !isPending;
  const report = useEngine(
    [
      isReady,
      close.key,
      JSON.stringify(how),
      ...versions.map(({ version, state }) => `${version} ${state}`),
      ...sensitivities.runs.values(),
      beside?.close.runId,
    ].join('|'),
    async () => {
      // Asked once what it rests on is here.
      if (!isReady) return new Promise<never>(() => undefined);
      const facts = noteFactsOf(view.book, {
        assumptions: versions as unknown as readonly AssumptionVersion[], // the contract leaves their shape to the domain
        curves: curvesInForce(curves, versions as unknown as readonly AssumptionVersion[]),
        period: view.period,
        groups: results.groups,
      });
      const shocked = await sensitivities.fetch();
      return askOfClose(close, 'statements', facts, how, shocked, beside?.comparative);
    },
  );
  if (results.groups.length === 0)
    return <EmptyState level={2} heading={intl.formatMessage({ id: 'close.measurement.empty' })} />;
  return (
    <ExplainProvider
      fetchSource={fetchSource}
      named={words.subject}
      aside={({ of }) =>
        'figure' in of && (
          <Comments bookId={view.book.id} period={view.period} cell={of.figure.name} />
        )
      }
    >
      <PrintHead screen="FSRS60010" view={view} runId={results.runId} />
      <LayoutChoice layout={layout} onChange={setLayout} />
      <EngineContent state={report}>
        {({ statements, withoutFigures }) => (
          <Tabs
            label={intl.formatMessage({ id: 'close.statements.tabs' })}
            tabs={statementTabs.map((tab) => {
              const shown = statements.filter((each) => each.tab === tab);
              return {
                id: tab,
                label: <FormattedMessage id={`close.statements.${tab}`} />,
                panel: (
                  <div className={styles.statements}>
                    {tab === 'notes' && <NoteIndex statements={shown} words={words} />}
                    <div className={styles.tables}>
                      {tab === 'notes' && <Sensitivities {...sensitivities} />}
                      {shown.map(({ table, tie }) => (
                        <StatementTable
                          key={table.id}
                          {...{ close, words, tie, layout, marks }}
                          comparative={beside?.title}
                          table={laidOut(table, layout)}
                        />
                      ))}
                      {tab === 'notes' && (
                        <NotesWithoutFigures notes={withoutFigures} words={words} />
                      )}
                    </div>
                  </div>
                ),
              };
            })}
          />
        )}
      </EngineContent>
    </ExplainProvider>
  );
}

/** The closes that figures compare with, by the names under which explanations know them; the same object while they are the same. */
function useOtherCloses(
  { period }: CloseView,
  runs: ReadonlyMap<string, string>,
  beside: ReturnType<typeof useComparative>['shown'],
): ReadonlyMap<string, OtherClose> {
  const name = beside?.comparative.name;
  const { runId, period: of, scenario } = beside?.close ?? {};
  return useMemo(() => {
    const all = new Map(
      [...runs].map(([id, run]) => [id, { runId: run, period, scenario: id }] as const),
    );
    if (name !== undefined && runId !== undefined && of !== undefined && scenario !== undefined)
      all.set(name, { runId, period: of, scenario });
    return all;
  }, [runs, period, name, runId, of, scenario]);
}
