import { useIntl } from 'react-intl';
import { type CloseControl, type CloseRun, useGetCloseResultsQuery } from '@/api';
import { failureFigures } from '@/domain/closeReports';
import { type ClosedGroup, figureLabel } from '@/domain/ifrs17/book';
import type { MessageId } from '@/i18n';
import { type Asked, ExplainProvider, useExplain } from '../../explain';
import type { CloseView } from '../../shared/filters/useCloseView';
import { DrillLink } from '../../shared/frame/DrillLink';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { useFetchSource } from '../../tables/useFetchSource';
import { useLoadedClose } from '../../tables/useLoadedClose';
import { type TableWords, useTableWords } from '../../tables/useTableWords';

interface FailureTableProps {
  control: CloseControl;
  view: CloseView;
  run: CloseRun;
}

/** The groups for which a control fails, with what was compared; each number opens how it was computed, or who states it. */
export function FailureTable(props: FailureTableProps) {
  const { view, run } = props;
  const { bookId, period, scenarioId, runId } = run;
  const { currentData } = useGetCloseResultsQuery({ bookId, period, scenarioId, runId });
  const fetchSource = useFetchSource(runId);
  const words = useTableWords(view.book);
  return (
    <ExplainProvider fetchSource={fetchSource} named={words.subject}>
      <Failures {...props} {...{ words }} groups={currentData?.groups ?? []} />
    </ExplainProvider>
  );
}

type Failure = CloseControl['failures'][number];

function Failures({
  control,
  view,
  run,
  groups,
  words,
}: FailureTableProps & { groups: readonly ClosedGroup[]; words: TableWords }) {
  const intl = useIntl();
  const text = useText();
  const explain = useExplain();
  const close = useLoadedClose(view, run.runId, groups);
  const nameOf = (figure: string) => {
    const label = figureLabel(figure);
    return 'text' in label
      ? label.text
      : intl.formatMessage({ id: label.id as MessageId }, label.values);
  };
  const askedOf = (failure: Failure, side: 'expected' | 'found'): Asked | undefined => {
    const group = groups.find(({ id }) => id === failure.group);
    const figure = group && failureFigures(control, failure, group)[side];
    return figure && { close, of: { figure } };
  };
  const explaining = (failure: Failure, side: 'expected' | 'found') => {
    const title = nameOf(failure.figure);
    const stated = { name: title, value: failure[side], paragraph: control.paragraph };
    const note = text('close.failure.stated');
    const asked = askedOf(failure, side) ?? { close, of: { stated }, note };
    return failure[side] === 0 ? undefined : () => explain({ ...asked, title });
  };
  const sideOf = (failure: Failure, side: 'expected' | 'found') => ({
    title: text(`close.failure.${side}`),
    value: failure[side],
    asked: askedOf(failure, side),
  });
  return (
    <FigureTable
      title={text(control.message as MessageId)}
      hideTitle
      rows={control.failures}
      rowKey={({ group, figure }) => `${group} ${figure}`}
      columns={[
        {
          id: 'group',
          head: text('close.filter.group'),
          value: ({ group }) => words.group(group),
          cell: ({ group }) => (
            <DrillLink
              to="FSRS50010"
              scope={{ company: null, portfolio: null, model: null, group }}
            >
              {words.group(group)}
            </DrillLink>
          ),
        },
        { id: 'figure', head: text('close.failure.figure'), value: ({ figure }) => nameOf(figure) },
        {
          id: 'expected',
          head: text('close.failure.expected'),
          value: ({ expected }) => expected,
          explain: (failure) => explaining(failure, 'expected'),
        },
        {
          id: 'found',
          head: text('close.failure.found'),
          value: ({ found }) => found,
          explain: (failure) => explaining(failure, 'found'),
        },
        {
          id: 'difference',
          head: text('close.difference'),
          value: ({ expected, found }) => found - expected,
          explain: (failure) => () =>
            explain({
              title: `${nameOf(failure.figure)} · ${text('close.difference')}`,
              difference: [sideOf(failure, 'found'), sideOf(failure, 'expected')],
            }),
        },
      ]}
    />
  );
}
