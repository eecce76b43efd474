import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListCloseRuleSetsQuery } from '@/api';
import { laidOut, noteFactsOf, statementTabs, type LedgerRules } from '@/domain/closeReports';
import type { Layout } from '@/domain/ifrs17/book';
import { Button, Tabs } from '@/ui';
import { askOfClose, useEngine, type Bookkeeping } from '../engine';
import { ExplainProvider } from '../explain';
import { publishedTab } from '../published';
import type { ShownResults } from '../shared/frame/CloseResults';
import type { CloseView } from '../shared/filters/useCloseView';
import { EngineContent } from '../tables/EngineContent';
import { LayoutChoice } from '../tables/LayoutChoice';
import { postingDate } from '../tables/postingDate';
import { PrintHead } from '../tables/PrintHead';
import { useComparative, useOtherRuns } from '../tables/useComparative';
import { useFetchSource } from '../tables/useFetchSource';
import { useLoadedClose } from '../tables/useLoadedClose';
import { useTableWords } from '../tables/useTableWords';
import { Comments } from './Comments';
import { TieNote } from './LedgerTies';
import { NoteIndex } from './NoteIndex';
import { NotesWithoutFigures } from './NotesWithoutFigures';
import { Sensitivities } from './Sensitivities';
import { StatementTable } from './StatementTable';
import { useOpenComments } from './useOpenComments';
import { useSensitivities } from './useSensitivities';
import { useStated } from './useStated';
import styles from './Statements.module.css';

/** The primary statements and every note that the close gives, each with its tie to the ledger. */
export function Statements({ view, results }: { view: CloseView; results: ShownResults }) {
  const intl = useIntl();
  const [layout, setLayout] = useState<Layout>('general');
  const words = useTableWords(view.book);
  const marks = useOpenComments(view.book.id, view.period);
  const sensitivities = useSensitivities(view);
  const beside = useComparative(view, results);
  const others = useOtherRuns(beside, sensitivities.runs);
  const fetchSource = useFetchSource(results.runId, others);
  const close = useLoadedClose(view, results.runId, results.groups);
  const ruleSets = useListCloseRuleSetsQuery({ bookId: view.book.id });
  const rules = (ruleSets.data?.versions[0]?.rules ?? {}) as LedgerRules; // the server takes no others
  const how: Bookkeeping = { date: postingDate(view.period), layout, rules };
  const stated = useStated(view.book.id, results.runId);
  const statedBefore = useStated(view.book.id, beside?.close.runId);
  const isReady =
    ![ruleSets, stated, statedBefore].some(({ isLoading }) => isLoading) && !results.isComparing;
  const report = useEngine(
    [
      isReady,
      close.key,
      JSON.stringify(how),
      ...sensitivities.runs.values(),
      beside?.close.runId,
    ].join('|'),
    async () => {
      // Asked once what it rests on is here.
      if (!isReady) return new Promise<never>(() => undefined);
      const factsOf = (of: typeof stated, period: string, groups: typeof results.groups) =>
        noteFactsOf(view.book, { ...of.known, period, groups });
      const shocked = await sensitivities.fetch();
      const comparative = beside && {
        ...beside.comparative,
        facts: factsOf(statedBefore, beside.close.period, beside.comparative.groups),
      };
      const facts = factsOf(stated, view.period, results.groups);
      return askOfClose(close, 'statements', facts, how, shocked, comparative);
    },
  );
  const tieOf = (figure: string) => {
    const of = report.data?.statements.find(({ table }) => figure.startsWith(`${table.id}.`));
    return { tie: of?.ties[figure], table: of?.table.id ?? '' };
  };
  return (
    <ExplainProvider
      fetchSource={fetchSource}
      named={words.subject}
      aside={(question) =>
        'of' in question &&
        'figure' in question.of && (
          <>
            <TieNote {...tieOf(question.of.figure.name)} {...{ layout, words }} />
            <Comments bookId={view.book.id} period={view.period} cell={question.of.figure.name} />
          </>
        )
      }
    >
      <PrintHead screen="FSRS60010" view={view} runId={results.runId} />
      <div className={styles.choices}>
        <LayoutChoice layout={layout} onChange={setLayout} />
        {/* A page half made is no page. */}
        <Button disabled={!report.isCurrent || report.failed} onClick={() => window.print()}>
          <FormattedMessage id="close.statements.print" />
        </Button>
      </div>
      <EngineContent state={report}>
        {({ statements, withoutFigures }) => (
          <Tabs
            label={intl.formatMessage({ id: 'close.statements.tabs' })}
            tabs={[
              ...statementTabs.map((tab) => {
                const shown = statements.filter((each) => each.tab === tab);
                return {
                  id: tab,
                  label: <FormattedMessage id={`close.statements.${tab}`} />,
                  panel: (
                    <div className={styles.statements}>
                      {tab === 'notes' && <NoteIndex statements={shown} words={words} />}
                      <div className={styles.tables}>
                        {tab === 'notes' && <Sensitivities {...sensitivities} />}
                        {shown.map(({ table, ties }) => (
                          <StatementTable
                            key={table.id}
                            {...{ close, words, ties, layout, marks }}
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
              }),
              ...publishedTab(view.book),
            ]}
          />
        )}
      </EngineContent>
    </ExplainProvider>
  );
}
