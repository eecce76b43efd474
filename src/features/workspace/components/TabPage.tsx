import { type ComponentType, memo, Suspense, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NO_RIGHTS, type Rights } from '@/domain/admin';
import { type OpenTab, ScreenContext } from '@/store/workspace';
import { Button } from '@/ui';
import { screenOf } from '../loading';
import { messages } from '../messages';
import { useKeptScroll } from '../useKeptScroll';
import { Note } from './Note';
import { PageBoundary } from './PageBoundary';
import { panelId, tabId } from './TabItem';
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

/** The page of a tab. It scrolls by itself, so that every page keeps its own place. */
export function TabPage({ tab, name, load, rights = NO_RIGHTS, onClose }: TabPageProps) {
  const { menuId } = tab;
  const place = useMemo(() => ({ menuId, rights }), [menuId, rights]);
  return (
    <ScreenContext value={place}>
      <Scrolling menuId={menuId}>
        {load && rights.read ? (
          <PageBoundary
            fallback={(retry) => (
              <Note
                role="alert"
                heading={<FormattedMessage {...messages.pageFailedHeading} />}
                text={<FormattedMessage {...messages.pageFailedText} />}
              >
                <Button look="primary" onClick={retry}>
                  <FormattedMessage {...messages.retry} />
                </Button>
              </Note>
            )}
          >
            <Suspense
              fallback={
                <p className={styles.loading} role="status">
                  <FormattedMessage id={messages.pageLoading.id} values={{ name }} />
                </p>
              }
            >
              <Loaded load={load} />
            </Suspense>
          </PageBoundary>
        ) : (
          <Note
            role="alert"
            heading={
              <FormattedMessage {...(load ? messages.goneHeading : messages.unknownHeading)} />
            }
            text={
              <FormattedMessage
                id={(load ? messages.goneText : messages.unknownText).id}
                values={{ path: tab.path }}
              />
            }
          >
            <Button look="primary" onClick={onClose}>
              <FormattedMessage {...messages.closeThis} />
            </Button>
          </Note>
        )}
      </Scrolling>
    </ScreenContext>
  );
}

function Scrolling({ menuId, children }: { menuId: string; children: React.ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useKeptScroll(page);
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
