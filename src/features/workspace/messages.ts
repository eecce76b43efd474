import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: { id: 'workspace.heading' },
  loginRequired: { id: 'workspace.loginRequired' },
  opening: { id: 'workspace.opening' },
  failedHeading: { id: 'workspace.failed.heading' },
  failedText: { id: 'workspace.failed.text' },
  retry: { id: 'workspace.retry' },
  home: { id: 'workspace.home' },
  start: { id: 'workspace.start' },
  tabTitle: { id: 'workspace.tabTitle' },

  menu: { id: 'workspace.menu.label' },
  menuOpen: { id: 'workspace.menu.open' },
  menuClose: { id: 'workspace.menu.close' },
  menuEmpty: { id: 'workspace.menu.empty' },
  menuGone: { id: 'workspace.menu.gone' },

  tabs: { id: 'workspace.tabs.label' },
  clear: { id: 'workspace.tabs.clear' },
  allTabs: { id: 'workspace.tabs.all' },
  tabActions: { id: 'workspace.tabs.actions' },
  pinned: { id: 'workspace.tabs.pinned' },
  unsaved: { id: 'workspace.tabs.unsaved' },
  closeTab: { id: 'workspace.tabs.close' },
  closeThis: { id: 'workspace.tabs.closeThis' },
  closeOthers: { id: 'workspace.tabs.closeOthers' },
  closeRight: { id: 'workspace.tabs.closeRight' },
  reopen: { id: 'workspace.tabs.reopen' },
  pin: { id: 'workspace.tabs.pin' },
  unpin: { id: 'workspace.tabs.unpin' },
  moveLeft: { id: 'workspace.tabs.moveLeft' },
  moveRight: { id: 'workspace.tabs.moveRight' },

  closeTitle: { id: 'workspace.unsaved.closeTitle' },
  closeText: { id: 'workspace.unsaved.closeText' },
  closeConfirm: { id: 'workspace.unsaved.closeConfirm' },
  logoutTitle: { id: 'workspace.unsaved.logoutTitle' },
  logoutText: { id: 'workspace.unsaved.logoutText' },
  logout: { id: 'shell.logout' },

  pageLoading: { id: 'workspace.page.loading' },
  pageFailedHeading: { id: 'workspace.page.failedHeading' },
  pageFailedText: { id: 'workspace.page.failedText' },
  goneHeading: { id: 'workspace.page.goneHeading' },
  goneText: { id: 'workspace.page.goneText' },
  unknownHeading: { id: 'workspace.page.unknownHeading' },
  unknownText: { id: 'workspace.page.unknownText' },

  hello: { id: 'workspace.start.hello' },
  yourMenus: { id: 'workspace.start.menus' },
  recent: { id: 'workspace.start.recent' },
  recentNone: { id: 'workspace.start.recentNone' },
  news: { id: 'workspace.start.news' },
  viewOnly: { id: 'workspace.start.viewOnly' },
  isOpen: { id: 'workspace.start.isOpen' },

  palette: { id: 'workspace.palette.label' },
  paletteKey: { id: 'workspace.palette.key' },
  paletteHint: { id: 'workspace.palette.hint' },
  paletteNone: { id: 'workspace.palette.none' },
  paletteCount: { id: 'workspace.palette.count' },
  groupTabs: { id: 'workspace.palette.tabs' },
  groupRecent: { id: 'workspace.palette.recent' },
  groupMenus: { id: 'workspace.palette.menus' },
  groupCommands: { id: 'workspace.palette.commands' },
});

/** What is new, the newest first. */
export const news = [
  {
    key: 'administration',
    ...defineMessages({
      title: { id: 'workspace.news.administration' },
      text: { id: 'workspace.news.administrationText' },
    }),
  },
  {
    key: 'tabs',
    ...defineMessages({
      title: { id: 'workspace.news.tabs' },
      text: { id: 'workspace.news.tabsText' },
    }),
  },
  {
    key: 'palette',
    ...defineMessages({
      title: { id: 'workspace.news.palette' },
      text: { id: 'workspace.news.paletteText' },
    }),
  },
];
