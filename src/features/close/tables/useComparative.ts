import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/store';
import type { Comparative } from '../engine';
import type { ShownResults } from '../shared/frame/CloseResults';
import { comparisonOf } from '../shared/filters/compared';
import type { CloseView } from '../shared/filters/useCloseView';
import { periodName } from '../shared/periods';

export interface ShownComparative {
  comparative: Pick<Comparative, 'name' | 'groups'>;
  /** Where its figures come from. */
  close: { readonly runId: string; readonly period: string };
  title: string;
}

/** What stands beside the figures, in the reader's words; absent where there is nothing, and while it is on its way. */
export function useComparative(
  view: CloseView,
  { compared }: Pick<ShownResults, 'compared'>,
): ShownComparative | undefined {
  const intl = useIntl();
  const locale = useLocale();
  const { period, book } = view;
  const { kind, id } = comparisonOf(view) ?? {};
  if (!compared?.groups.length || kind === undefined || id === undefined) return undefined;
  const titles = {
    period: () => periodName(id, locale),
    scenario: () => book.scenarios.find((each) => each.id === id)?.name[locale] ?? id,
    run: () => intl.formatMessage({ id: 'close.filter.otherRun' }),
  };
  return {
    comparative: { name: id, groups: compared.groups },
    close: { runId: compared.runId, period: kind === 'period' ? id : period },
    title: titles[kind](),
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
