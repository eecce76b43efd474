import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '@/ui';
import { askOfClose, useEngine } from '../engine';
import { ExplainProvider } from '../explain';
import type { ShownResults } from '../shared/frame/CloseResults';
import type { CloseView } from '../shared/filters/useCloseView';
import { ComparedTable } from '../tables/ComparedTable';
import { EngineContent } from '../tables/EngineContent';
import { publishedTab } from '../published';
import { useComparative, useOtherRuns } from '../tables/useComparative';
import { useLoadedClose } from '../tables/useLoadedClose';
import { useFetchSource } from '../tables/useFetchSource';
import { useTableWords } from '../tables/useTableWords';
import { AssumptionEffects } from './AssumptionEffects';
import { CsmSteps } from './CsmSteps';
import { GroupTable } from './GroupTable';
import { LiveWorkbook } from './LiveWorkbook';
import { KeyFigures } from './KeyFigures';
import { ReleaseBands } from './ReleaseBands';
import { Story } from './Story';
import styles from './Measurement.module.css';

/** Key figures, the way of the CSM from opening to closing, and the tables behind it, of the groups within the filters. */
export function Measurement({ view, results }: { view: CloseView; results: ShownResults }) {
  const intl = useIntl();
  const words = useTableWords(view.book);
  const beside = useComparative(view, results);
  const fetchSource = useFetchSource(results.runId, useOtherRuns(beside));
  const close = useLoadedClose(view, results.runId, results.groups);
  const { isComparing } = results;
  const report = useEngine([isComparing, close.key, beside?.close.runId].join('|'), () =>
    // Asked once, when what stands beside it is here.
    isComparing
      ? new Promise<never>(() => undefined)
      : askOfClose(close, 'measurement', beside?.comparative),
  );
  const story = useEngine(close.key, () => askOfClose(close, 'story'));
  const has = (side: 'issued' | 'held') => results.groups.some((group) => group.side === side);
  const isNet = has('issued') && has('held');
  return (
    <ExplainProvider fetchSource={fetchSource} named={words.subject}>
      <EngineContent state={report}>
        {({ tiles, csmSteps, assumptionEffects, groups, states, tables }) => {
          const comparative = beside?.title;
          const named = (...ids: readonly string[]) =>
            tables
              .filter(({ id }) => ids.includes(id))
              .map((table) => (
                <ComparedTable key={table.id} {...{ close, table, words, comparative }} />
              ));
          const bands = tables.find(({ id }) => id === 'expectedRecognition');
          const panels = [
            {
              id: 'rollForward' as const,
              panel: named('reconciliation101', 'reconciliation100'),
            },
            {
              id: 'attribution' as const,
              panel: assumptionEffects
                ? [
                    <AssumptionEffects
                      key="effects"
                      {...{ close, table: assumptionEffects, words, comparative }}
                    />,
                  ]
                : [],
            },
            {
              id: 'groups' as const,
              panel: [
                <GroupTable
                  key="groups"
                  {...{ close, table: groups, states, words, comparative }}
                />,
              ],
            },
            {
              id: 'recognition' as const,
              panel: [
                ...(bands
                  ? [<ReleaseBands key="bands" {...{ close, table: bands, words }} />]
                  : []),
                ...named('expectedRecognition'),
              ],
            },
            {
              id: 'models' as const,
              panel: named('variableFee', 'riskMitigation', 'premiumAllocationView'),
            },
            { id: 'reinsurance' as const, panel: named('reinsurance') },
            { id: 'finance' as const, panel: named('financeAnalysis') },
          ];
          return (
            <div className={styles.measurement}>
              {isNet && (
                <p className={styles.net}>
                  <FormattedMessage id="close.measurement.net" />
                </p>
              )}
              <KeyFigures {...{ close, table: tiles, words }} />
              <div className={styles.why}>
                <Story {...{ close, words, view }} story={story.data ?? []} runId={results.runId} />
                <CsmSteps {...{ close, table: csmSteps, words, comparative }} />
              </div>
              <Tabs
                label={intl.formatMessage({ id: 'close.measurement.tabs' })}
                tabs={[
                  ...publishedTab(view.book),
                  ...panels
                    .filter(({ panel }) => panel.length > 0)
                    .map(({ id, panel }) => ({
                      id,
                      label: <FormattedMessage id={`close.measurement.${id}`} />,
                      panel: <div className={styles.tables}>{panel}</div>,
                    })),
                ]}
              />
              <div className={styles.next}>
                <LiveWorkbook {...{ close, fetchSource, words }} title={periodFile(view)} />
              </div>
            </div>
          );
        }}
      </EngineContent>
    </ExplainProvider>
  );
}

/** What the file of a view is called. */
const periodFile = ({ book, period, scope }: CloseView): string =>
  [book.id, scope.group ?? scope.portfolio ?? '', period].filter(Boolean).join(' ');
