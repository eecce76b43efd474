import { FormattedMessage } from 'react-intl';
import { useListCloseRunsQuery } from '@/api';
import type { ProjectionInput } from '@/domain/ifrs17';
import { useLocale } from '@/store';
import { ErrorState, Pending } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { periodName } from '../../shared/periods';
import { useProjectedFlows } from './useProjectedFlows';
import { FlowsView } from './FlowsView';
import { ScopeContent } from './ScopeContent';
import { useScopeGroups } from './useScopeGroups';

const none: readonly ProjectionInput[] = [];

/** Projected cash flows of the groups that the filters leave, computed in a worker from their contracts. */
export function FlowsPanel({ view }: { view: CloseView }) {
  const scope = useScopeGroups(view);
  const { flows, failed } = useProjectedFlows(scope.measured?.projections);
  const beside = useComparedView(view);
  const { measured } = useScopeGroups(beside.view);
  const compared = useProjectedFlows(measured?.projections).flows;
  return (
    <ScopeContent view={view} scope={scope}>
      {flows ? (
        <FlowsView
          flows={flows}
          projections={scope.measured?.projections ?? none}
          compared={
            compared && {
              flows: compared,
              projections: measured?.projections ?? none,
              name: beside.name,
            }
          }
        />
      ) : failed ? (
        <ErrorState>
          <FormattedMessage id="close.flows.failed" />
        </ErrorState>
      ) : (
        <Pending lines={8}>
          <FormattedMessage id="close.flows.pending" />
        </Pending>
      )}
    </ScopeContent>
  );
}

/** The view that the filters compare with; not closed, and so without contracts, where they name no other period or scenario. */
function useComparedView(view: CloseView): { view: CloseView; name: string } {
  const locale = useLocale();
  const { book, comparison } = view;
  const { data } = useListCloseRunsQuery({ bookId: book.id });
  const period = comparison?.kind === 'period' ? comparison.id : view.period;
  const scenario = comparison?.kind === 'scenario' ? comparison.id : view.scenario;
  const isOther = period !== view.period || scenario !== view.scenario;
  const status = data?.periods.find(
    (each) => each.period === period && each.scenarioId === scenario,
  );
  const ofScenario = book.scenarios.find(({ id }) => id === scenario)?.name[locale] ?? scenario;
  return {
    view: { ...view, period, scenario, status: isOther ? status : undefined },
    name: comparison?.kind === 'scenario' ? ofScenario : periodName(period, locale),
  };
}
