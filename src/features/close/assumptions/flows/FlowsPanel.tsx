import { FormattedMessage, useIntl } from 'react-intl';
import type { ProjectionInput } from '@/domain/ifrs17';
import { useLocale } from '@/store';
import { ErrorState, Pending } from '@/ui';
import { comparedRun, comparisonOf } from '../../shared/filters/compared';
import type { CloseView } from '../../shared/filters/useCloseView';
import { periodName } from '../../shared/periods';
import { useProjectedFlows } from './useProjectedFlows';
import { FlowsView } from './FlowsView';
import { ScopeContent } from './ScopeContent';
import { useScopeGroups } from './useScopeGroups';

const none: readonly ProjectionInput[] = [];

/** Projected cash flows of the groups that the filters leave, computed in a worker from their contracts. */
export function FlowsPanel({ view }: { view: CloseView }) {
  const scope = useScopeGroups(view, view.status?.runId);
  const { flows, failed } = useProjectedFlows(scope.measured?.projections);
  const { measured, name } = useCompared(view);
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
              name,
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

/** What the filters compare with; without a run, and so without contracts, where that is nothing or was not closed. */
function useCompared(view: CloseView) {
  const intl = useIntl();
  const locale = useLocale();
  const { book } = view;
  const comparison = comparisonOf(view);
  const { period, scenario, runId } = { ...view, runId: undefined, ...comparedRun(view) };
  const { measured } = useScopeGroups({ ...view, period, scenario }, runId);
  const names = {
    run: () => intl.formatMessage({ id: 'close.filter.otherRun' }),
    scenario: () => book.scenarios.find(({ id }) => id === scenario)?.name[locale] ?? scenario,
    period: () => periodName(period, locale),
  };
  return { measured, name: comparison ? names[comparison.kind]() : '' };
}
