import { useIntl } from 'react-intl';
import type { CloseRun } from '@/api';
import { figureAt } from '@/domain/closeReports';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import { askOfClose, useEngine } from '../../engine';
import { ExplainProvider, useExplain } from '../../explain';
import type { CloseView } from '../../shared/filters/useCloseView';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { useFetchSource } from '../../tables/useFetchSource';
import { useLoadedClose } from '../../tables/useLoadedClose';
import { useTableWords } from '../../tables/useTableWords';
import { comparedMessages } from '../messages';
import type { FigureDifference } from './runDifference';

interface ComparedSumsProps {
  view: CloseView;
  /** The run that is looked at, with what it gave. */
  run: CloseRun;
  groups: readonly ClosedGroup[];
  figures: readonly FigureDifference[];
}

/** Sums of two runs side by side; those of the run at hand open how they were computed. */
export function ComparedSums({ view, run, ...sums }: ComparedSumsProps) {
  const fetchSource = useFetchSource(run.runId);
  const words = useTableWords(view.book);
  return (
    <ExplainProvider fetchSource={fetchSource} named={words.subject}>
      <SumTable {...{ view, run, ...sums }} />
    </ExplainProvider>
  );
}

function SumTable({ view, run, groups, figures }: ComparedSumsProps) {
  const intl = useIntl();
  const text = useText();
  const explain = useExplain();
  const close = useLoadedClose(view, run.runId, groups);
  const { data: report } = useEngine(close.key, () => askOfClose(close, 'measurement'));
  const explaining = ({ figure, after }: FigureDifference) => {
    const row = report?.tiles.rows.find(({ id }) => id === figure);
    const found = report && row && figureAt(report.tiles, row, 0);
    if (!found || after === 0) return undefined;
    const title = intl.formatMessage(comparedMessages[figure]);
    return () => explain({ close, of: { figure: found }, title });
  };
  return (
    <FigureTable
      title={text('close.compare.sums')}
      rows={figures}
      rowKey={({ figure }) => figure}
      isTotal={({ figure }) => figure === 'liability'}
      columns={[
        {
          id: 'figure',
          head: text('close.failure.figure'),
          value: ({ figure }) => intl.formatMessage(comparedMessages[figure]),
        },
        { id: 'before', head: text('close.compare.before'), value: ({ before }) => before },
        {
          id: 'after',
          head: text('close.compare.after'),
          value: ({ after }) => after,
          explain: explaining,
        },
        {
          id: 'difference',
          head: text('close.difference'),
          value: ({ before, after }) => after - before,
        },
      ]}
    />
  );
}
