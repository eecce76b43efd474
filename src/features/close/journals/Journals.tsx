import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClosedGroup, Layout } from '@/domain/ifrs17/book';
import { Tabs } from '@/ui';
import { askOfClose, useEngine, type Bookkeeping } from '../engine';
import { ExplainProvider } from '../explain';
import { publishedTab } from '../published';
import type { ShownResults } from '../shared/frame/CloseResults';
import type { CloseView } from '../shared/filters/useCloseView';
import { EngineContent } from '../tables/EngineContent';
import { LayoutChoice } from '../tables/LayoutChoice';
import { postingDate } from '../tables/postingDate';
import { useFetchSource } from '../tables/useFetchSource';
import { type ShownComparative, useComparative, useOtherRuns } from '../tables/useComparative';
import { useLoadedClose } from '../tables/useLoadedClose';
import { useTableWords } from '../tables/useTableWords';
import { BalanceBar } from './BalanceBar';
import { EventTable } from './EventTable';
import { JournalLines } from './JournalLines';
import { PostingBar } from './PostingBar';
import { RuleTable } from './RuleTable';
import { type ComparedBalance, TrialBalance } from './TrialBalance';
import { useRuleSets } from './useRuleSets';
import styles from './Journals.module.css';

/** The entries of a close by event, line by line, and by account; whether they balance always stands above them. */
export function Journals({ view, results }: { view: CloseView; results: ShownResults }) {
  const intl = useIntl();
  const [layout, setLayout] = useState<Layout>('general');
  const words = useTableWords(view.book);
  const beside = useComparative(view, results);
  const fetchSource = useFetchSource(results.runId, useOtherRuns(beside));
  const close = useLoadedClose(view, results.runId, results.groups);
  const ruleSets = useRuleSets(view.book.id);
  const how: Bookkeeping = {
    date: postingDate(view.period),
    layout,
    rules: ruleSets.rules,
  };
  const summary = useEngine(`${close.key} ${JSON.stringify(how)}`, () =>
    askOfClose(close, 'journal', how),
  );
  const compared = useComparedJournal(view, beside, how);
  return (
    <ExplainProvider fetchSource={fetchSource} named={words.subject}>
      <EngineContent state={summary}>
        {(journal) => (
          <div className={styles.journals}>
            <div className={styles.head}>
              <BalanceBar journal={journal} {...{ close, how }} />
              <LayoutChoice layout={layout} onChange={setLayout} />
            </div>
            <PostingBar view={view} runId={results.runId} />
            <Tabs
              label={intl.formatMessage({ id: 'close.journal.tabs' })}
              tabs={[
                {
                  id: 'events',
                  label: <FormattedMessage id="close.journal.events" />,
                  panel: <EventTable events={journal.events} {...{ close, how }} />,
                },
                {
                  id: 'lines',
                  label: <FormattedMessage id="close.journal.lines" />,
                  panel: (
                    <JournalLines
                      {...{ close, how }}
                      nameOf={words.group}
                      accounts={journal.trialBalance.map(({ account }) => account)}
                      events={[...new Set(journal.events.map(({ event }) => event))]}
                    />
                  ),
                },
                {
                  id: 'trialBalance',
                  label: <FormattedMessage id="close.journal.trialBalance" />,
                  panel: (
                    <TrialBalance
                      rows={journal.trialBalance}
                      compared={compared}
                      {...{ close, how }}
                    />
                  ),
                },
                {
                  id: 'rules',
                  label: <FormattedMessage id="close.journal.rules" />,
                  panel: <RuleTable {...{ ruleSets, layout }} mayEdit={view.mayEdit} />,
                },
                ...publishedTab(view.book, posted),
              ]}
            />
          </div>
        )}
      </EngineContent>
    </ExplainProvider>
  );
}

/** Results that entries make: movements of the liability, and what goes to profit or loss. */
const posted = ['para100', 'revenueAnalysisPara106', 'profitOrLoss'];

const nothing: readonly ClosedGroup[] = [];

/** The trial balance of what the view is compared with, once it is here. */
function useComparedJournal(
  view: CloseView,
  beside: ShownComparative | undefined,
  how: Bookkeeping,
): ComparedBalance | undefined {
  const close = useLoadedClose(
    view,
    beside?.close.runId ?? '',
    beside?.comparative.groups ?? nothing,
  );
  const { data } = useEngine(`${close.key} ${JSON.stringify(how)}`, () =>
    beside ? askOfClose(close, 'journal', how) : Promise.resolve(undefined),
  );
  return (
    beside &&
    data && {
      rows: data.trialBalance,
      close,
      title: beside.title,
      name: beside.comparative.name,
    }
  );
}
