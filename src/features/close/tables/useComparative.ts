import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetCloseResultsQuery } from '@/api';
import { periodAfter } from '@/domain/close';
import { useLocale } from '@/store';
import type { Comparative } from '../engine';
import type { ShownResults } from '../shared/frame/CloseResults';
import { runAt } from '../shared/filters/compared';
import { isInScope } from '../shared/filters/scope';
import type { CloseView } from '../shared/filters/useCloseView';
import { periodName } from '../shared/periods';

export interface ShownComparative {
  comparative: Pick<Comparative, 'name' | 'groups'>;
  /** Where its figures come from. */
  close: { readonly runId: string; readonly period: string };
  title: string;
}

/**
 * What stands beside the figures: the comparison that was chosen.
 * @param otherwise where none was: the quarter before where the book has one, as statements have it (IAS 1.38)
 */
export function useComparative(
  view: CloseView,
  { compared, comparedRunId }: ShownResults,
  otherwise: 'quarterBefore' | 'nothing',
): { isPending: boolean; shown: ShownComparative | undefined } {
  const intl = useIntl();
  const locale = useLocale();
  const { comparison, period, scenario, scope, book } = view;
  const { kind, id } = comparison ?? { kind: 'period' as const, id: periodAfter(period, -1) };
  const runBefore = runAt(view, { period: id, scenario });
  const isBefore =
    otherwise === 'quarterBefore' && !comparison && !book.example && runBefore !== undefined;
  const before = useGetCloseResultsQuery(
    { bookId: book.id, period: id, scenarioId: scenario, runId: runBefore },
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
      close: { runId, period: kind === 'period' ? id : period },
      title: titles[kind](),
    },
  };
}

/** The runs that figures compare with, by the names under which explanations know their closes; the same object while they are the same. */
export function useOtherRuns(
  beside: ShownComparative | undefined,
  /** Runs of the period by scenario. */
  runs: ReadonlyMap<string, string> = noRuns,
): ReadonlyMap<string, string> {
  const name = beside?.comparative.name;
  const runId = beside?.close.runId;
  return useMemo(
    () =>
      name === undefined || runId === undefined ? runs : new Map([...runs, [name, runId] as const]),
    [runs, name, runId],
  );
}
const noRuns: ReadonlyMap<string, string> = new Map();
