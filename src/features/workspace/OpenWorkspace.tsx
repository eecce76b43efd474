import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { findMenu, findMenuByPath, type MenuNode } from '@/domain/menu';
import {
  type OpenTab,
  selectRecentMenus,
  tabMoved,
  tabPinned,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { buttonClass, ErrorState, SiteLink } from '@/ui';
import { DemoHeader } from './frame/DemoHeader';
import { Frame } from './frame/Frame';
import { MegaMenu } from './menu/MegaMenu';
import { MenuDrawer } from './menu/MenuDrawer';
import { Pages } from './pages/Pages';
import { StartPage } from './pages/StartPage';
import { TabBar } from './tabs/TabBar';
import { loadScreen } from './pages/loading';
import { messages } from './messages';
import { commandsOf, entriesOf } from './palette/entries';
import { Palette, usePaletteKey } from './palette/Palette';
import { WORKSPACE_PATH, screenAt, type WorkspaceServices } from './screens';
import type { Person } from './useWorkspaceAccess';
import { useMenuRequests } from './menu/useMenuRequests';
import { usePreloadScreens } from './pages/usePreloadScreens';
import { useTabs } from './tabs/useTabs';
import { useBeforeUnload, useConfirmDiscard } from './tabs/unsaved';

interface OpenWorkspaceProps {
  person: Person;
  services: WorkspaceServices;
  leave: () => void;
  tree: MenuNode[];
}

/** Menus, tabs and pages together. */
export function OpenWorkspace({ person, services, leave, tree }: OpenWorkspaceProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const recent = useAppSelector(selectRecentMenus);
  const [overlay, setOverlay] = useState<'drawer' | 'palette' | null>(null);

  const nameOf = ({ menuId, path: to, name }: OpenTab) =>
    findMenu(tree, menuId)?.menuName ?? name ?? to.slice(to.lastIndexOf('/') + 1);
  const tabs = useTabs(tree, nameOf);
  const { open, shown, path } = tabs;
  const unsaved = open.filter(({ dirty }) => dirty);
  useBeforeUnload(unsaved.length > 0);
  usePaletteKey(() => setOverlay((now) => (now === 'palette' ? null : 'palette')));

  const choose = ({ menuId, path: to, menuName }: MenuNode) => {
    if (to) tabs.show({ menuId, path: to, name: menuName });
  };
  useMenuRequests(tree, choose);
  // What does not come now is asked for again, and complained of, when it is opened.
  const preload = async ({ path: to }: MenuNode) => {
    const load = to && screenAt(services.screens, to);
    if (load) await loadScreen(load).catch(() => undefined);
  };
  usePreloadScreens(tree, preload);
  const ask = useConfirmDiscard(nameOf);
  const logout = () =>
    ask('logout', unsaved, () => {
      leave();
      void services.signOut();
    });

  const title = intl.formatMessage({ id: 'workspace.title' });
  const shownName = shown && nameOf(shown);
  useEffect(() => {
    document.title =
      shownName === undefined
        ? title
        : intl.formatMessage({ id: messages.tabTitle.id }, { name: shownName });
  }, [intl, shownName, title]);

  const menuActions = {
    current: shown?.menuId,
    onChoose: choose,
    onApproach: (menu: MenuNode) => void preload(menu),
  };
  const reopen = tabs.closed.length > 0 ? tabs.reopen : undefined;
  return (
    <Frame
      header={
        <DemoHeader
          menu={<MegaMenu tree={tree} {...menuActions} />}
          tools={services.tools}
          onMenu={() => setOverlay('drawer')}
          onPalette={() => setOverlay('palette')}
          onLogout={logout}
        />
      }
      bar={
        <TabBar
          open={open}
          shown={shown}
          nameOf={nameOf}
          show={tabs.show}
          close={tabs.close}
          clear={tabs.clear}
          reopen={reopen}
          pin={(menuId, pinned) => dispatch(tabPinned({ menuId, pinned }))}
          move={(menuId, to) => dispatch(tabMoved({ menuId, to }))}
        />
      }
    >
      <Pages
        open={open}
        shown={shown}
        pageOf={(tab) => {
          const menu = findMenu(tree, tab.menuId);
          return {
            name: nameOf(tab),
            load: screenAt(services.screens, tab.path),
            rights: menu?.path === tab.path ? menu.rights : undefined,
            onClose: () => tabs.close([tab.menuId]),
          };
        }}
      />
      {path === WORKSPACE_PATH && (
        <StartPage
          name={person.name}
          tree={tree}
          recent={recent}
          open={new Set(open.map(({ menuId }) => menuId))}
          {...menuActions}
        />
      )}
      {path !== WORKSPACE_PATH && !shown && !findMenuByPath(tree, path) && (
        <ErrorState
          size="page"
          tone="warning"
          heading={<FormattedMessage {...messages.unknownHeading} />}
          actions={
            <SiteLink to={WORKSPACE_PATH} className={buttonClass({ look: 'primary' })}>
              <FormattedMessage {...messages.start} />
            </SiteLink>
          }
        >
          <FormattedMessage id={messages.unknownText.id} values={{ path }} />
        </ErrorState>
      )}
      {overlay === 'drawer' && (
        <MenuDrawer tree={tree} {...menuActions} onClose={() => setOverlay(null)} />
      )}
      {overlay === 'palette' && (
        <Palette
          entries={entriesOf({
            tree,
            open,
            recent,
            nameOf,
            show: tabs.show,
            commands: commandsOf(intl, {
              closeThis: shown && (() => tabs.close([shown.menuId])),
              reopen,
              clear: open.length > 0 ? tabs.clear : undefined,
              start: path === WORKSPACE_PATH ? undefined : () => void navigate(WORKSPACE_PATH),
              home: () => void navigate('/'),
              logout,
            }),
          })}
          onClose={() => setOverlay(null)}
        />
      )}
    </Frame>
  );
}
