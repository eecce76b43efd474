import { FormattedMessage } from 'react-intl';
import { ErrorState, Pending } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { useProjectedFlows } from './useProjectedFlows';
import { FlowsView } from './FlowsView';
import { ScopeContent } from './ScopeContent';
import { useScopeGroups } from './useScopeGroups';

/** Projected cash flows of the groups that the filters leave, computed in a worker from their contracts. */
export function FlowsPanel({ view }: { view: CloseView }) {
  const scope = useScopeGroups(view);
  const { flows, failed } = useProjectedFlows(scope.measured?.projections);
  return (
    <ScopeContent view={view} scope={scope}>
      {flows ? (
        <FlowsView flows={flows} />
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
