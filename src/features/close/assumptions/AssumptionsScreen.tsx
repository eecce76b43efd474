import { useIntl } from 'react-intl';
import { useGetCloseAssumptionsQuery } from '@/api';
import { curvesInForce } from '@/domain/close';
import { AsyncContent } from '@/ui';
import { ExplainProvider } from '../explain';
import { Stated } from '../published';
import { CloseFrame } from '../shared/frame/CloseFrame';
import { closeTitles } from '../shared/frame/closeScreens';
import type { CloseView } from '../shared/filters/useCloseView';
import { useText } from '../shared/useText';
import { ViewTabs } from '../shared/frame/ViewTabs';
import { CurvesView } from './curves/CurvesView';
import { FlowsPanel } from './flows/FlowsPanel';
import { WhatIfView } from './trial/WhatIfView';
import { VersionsView } from './versions/VersionsView';

/** ATIS60010: which assumptions changed, and what cash flows they give. */
export function AssumptionsScreen() {
  return (
    <CloseFrame screen="ATIS60010">
      {(view) =>
        view.book.example ? (
          <Stated book={view.book} example={view.book.example} />
        ) : (
          <Assumptions key={view.book.id} view={view} />
        )
      }
    </CloseFrame>
  );
}

/** What is stated was measured from nothing. */
const noSource = () => Promise.reject(new Error('An assumption has no source to fetch.'));

function Assumptions({ view }: { view: CloseView }) {
  const intl = useIntl();
  const text = useText();
  const { currentData, isError, refetch } = useGetCloseAssumptionsQuery({ bookId: view.book.id });
  return (
    <ExplainProvider fetchSource={noSource}>
      <AsyncContent
        failed={isError}
        ready={currentData !== undefined}
        lines={8}
        texts={{
          pending: text('close.assumptions.pending'),
          failed: text('close.assumptions.failed'),
        }}
        retry={{ label: text('close.retry'), onRetry: () => void refetch() }}
      >
        {currentData && (
          <ViewTabs
            label={intl.formatMessage(closeTitles.ATIS60010)}
            views={[
              {
                id: 'versions',
                label: text('close.versions'),
                render: () => <VersionsView view={view} {...currentData} />,
              },
              {
                id: 'curves',
                label: text('close.curves'),
                render: () => (
                  <CurvesView
                    view={view}
                    curves={curvesInForce(currentData.curves, currentData.versions)}
                  />
                ),
              },
              {
                id: 'flows',
                label: text('close.flows'),
                render: () => <FlowsPanel view={view} />,
              },
              {
                id: 'whatIf',
                label: text('close.trial'),
                render: () => <WhatIfView view={view} />,
              },
            ]}
          />
        )}
      </AsyncContent>
    </ExplainProvider>
  );
}
