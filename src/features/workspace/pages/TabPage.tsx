import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_RIGHTS, type Rights } from '@/domain/admin';
import { type OpenTab, ScreenContext } from '@/store';
import { Button, ErrorState, Pending } from '@/ui';
import { screenOf } from './loading';
import { messages } from '../messages';
import { useScrollRestoration } from './useScrollRestoration';
import { panelId, tabId } from '../tabs/TabItem';
import styles from './Pages.module.css';

export interface TabPageProps {
  tab: OpenTab;
  name: string;
  /** Absent where the application has no screen for the address. */
  load: (() => Promise<ComponentType>) | undefined;
  /** Absent where the user may not open the menu, or not any more. */
  rights: Rights | undefined;
  onClose: () => void;
}

/** Not drawn anew with the workspace around it: tabs are switched often, and every page that is open would be drawn each time. */
const Loaded = memo(function Loaded({ load }: { load: () => Promise<ComponentType> }) {
  const [Screen] = useState(() => screenOf(load));
  return <Screen />;
});

interface PageBoundaryProps {
  /** Stands in for a page that failed; what it kept is not lost. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** One page that fails leaves the others as they are. */
class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}

/** The page of a tab. It scrolls by itself, so that every page keeps its own place. */
export function TabPage({ tab, name, load, rights = NO_RIGHTS, onClose }: TabPageProps) {
  const intl = useIntl();
  const { menuId } = tab;
  const place = useMemo(() => ({ menuId, rights }), [menuId, rights]);
  return (
    <ScreenContext value={place}>
      <Scrolling tab={tab}>
        {load && rights.read ? (
          <PageBoundary
            fallback={(retry) => (
              <ErrorState
                size="page"
                heading={<FormattedMessage {...messages.pageFailedHeading} />}
                retry={{ label: intl.formatMessage(messages.retry), onRetry: retry }}
              >
                <FormattedMessage {...messages.pageFailedText} />
              </ErrorState>
            )}
          >
            <Suspense
              fallback={
                <Pending size="page">
                  <FormattedMessage id={messages.pageLoading.id} values={{ name }} />
                </Pending>
              }
            >
              <Loaded load={load} />
            </Suspense>
          </PageBoundary>
        ) : (
          <ErrorState
            size="page"
            tone="warning"
            heading={
              <FormattedMessage {...(load ? messages.goneHeading : messages.unknownHeading)} />
            }
            actions={
              <Button look="primary" onClick={onClose}>
                <FormattedMessage {...messages.closeThis} />
              </Button>
            }
          >
            <FormattedMessage
              id={(load ? messages.goneText : messages.unknownText).id}
              values={{ path: tab.path }}
            />
          </ErrorState>
        )}
      </Scrolling>
    </ScreenContext>
  );
}

function Scrolling({ tab, children }: { tab: OpenTab; children: ReactNode }) {
  const { menuId } = tab;
  const page = useRef<HTMLDivElement>(null);
  useScrollRestoration(page, tab);
  return (
    <div
      ref={page}
      role="tabpanel"
      id={panelId(menuId)}
      aria-labelledby={tabId(menuId)}
      className={styles.page}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <div className={styles.content}>{children}</div>
    </div>
  );
}
