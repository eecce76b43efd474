import type { Flow } from '@/domain/close';
import type { ProjectionInput } from '@/domain/ifrs17';
import type { LoadedClose } from '../../engine';
import { useExplain } from '../../explain';

/** Projections are explained by their contracts, no results are needed. */
const noClose: LoadedClose = { key: 'projected', groups: [] };

/** Opens how an amount of the projected cash flows came about: of a span, or of all that is to come. */
export function useExplainFlow(projections: readonly ProjectionInput[]) {
  const explain = useExplain();
  return (kind: Flow['kind'], head: string, of = projections) =>
    ({ label }: Pick<Flow, 'label'>) =>
    () =>
      explain({
        close: noClose,
        of: { flow: { kind, ...(label === undefined ? {} : { label }) }, projections: of },
        title: label === undefined ? head : `${head} · ${label}`,
      });
}
