import { useIntl } from 'react-intl';
import { useGetCloseResultsQuery } from '@/api';
import { periodAfter } from '@/domain/close';
import { useLocale } from '@/store';
import type { Comparative } from '../engine';
import type { ShownResults } from '../shared/frame/CloseResults';
import { isInScope } from '../shared/filters/scope';
import type { CloseView } from '../shared/filters/useCloseView';
import { periodName } from '../shared/periods';
import type { OtherClose } from '../tables/useFetchSource';

interface ShownComparative {
  comparative: Comparative;
  /** Where its figures come from. */
  close: OtherClose;
  title: string;
}

/** What stands beside the statements: the comparison that was chosen, or else the quarter before where the book has one. */
export function useComparative(
  { comparison, period, scenario, scope, book }: CloseView,
  { compared, comparedRunId }: ShownResults,
): { isPending: boolean; shown: ShownComparative | undefined } {
  const intl = useIntl();
  const locale = useLocale();
  const { kind, id } = comparison ?? { kind: 'period' as const, id: periodAfter(period, -1) };
  const isBefore = !comparison && !book.example && id >= book.firstPeriod;
  const before = useGetCloseResultsQuery(
    { bookId: book.id, period: id, scenarioId: scenario },
    { skip: !isBefore },
  );
  const groups = isBefore ? before.currentData?.groups.filter(isInScope(scope)) : compared;
  const runId = isBefore ? before.currentData?.runId : comparedRunId;
  if (!groups?.length || runId === undefined)
    return { isPending: isBefore && before.isFetching, shown: undefined };
  const titles = {
    period: () => periodName(id, locale),
    scenario: () => book.scenarios.find((each) => each.id === id)?.name[locale] ?? id,
    run: () => intl.formatMessage({ id: 'close.filter.otherRun' }),
  };
  return {
    isPending: false,
    shown: {
      comparative: { name: id, groups },
      close: {
        runId,
        period: kind === 'period' ? id : period,
        scenario: kind === 'scenario' ? id : scenario,
      },
      title: titles[kind](),
    },
  };
}
