import { en, type Row } from '../row';

const workspace = { screen: 'Workspace', stage: 'claimed' } as const;

/** ST: states and transitions (source §4). */
export const states: readonly Row[] = [
  {
    id: 'ST-CHAT',
    screen: 'Chat',
    trigger: 'send a message',
    rule: 'It is appended; a typing indicator, the input disabled until the reply; on failure the indicator becomes the apology.',
    story: 'screens-chat--typing',
    stage: 'claimed',
  },
  {
    ...workspace,
    id: 'ST-TAB-1',
    story: 'screens-workspace--open-page',
    trigger: 'open a menu item that has a path',
    rule: 'A tab, unless its menuId has one, and the page.',
  },
  {
    ...workspace,
    id: 'ST-TAB-2',
    trigger: 'close the active tab',
    rule: 'To the previous tab, to the next if it was the first, to /demo when none is left.',
  },
  {
    ...workspace,
    id: 'ST-TAB-3',
    trigger: 'press the broom',
    rule: 'All tabs close; to /demo.',
    words: [en('Clear All Tabs', 'workspace.tabs.clear')],
    story: 'screens-workspace--all-tabs',
  },
  {
    ...workspace,
    id: 'ST-TAB-4',
    trigger: 'go by menu id',
    rule: 'The item is found in the tree; its page opens and becomes the active one.',
  },
  {
    ...workspace,
    id: 'ST-TAB-5',
    trigger: 'change tabs; reload',
    rule: 'Pages of open tabs stay as they were left.',
    contradiction: 'The source does not say what a reload does to the open tabs.',
    decision: 'Open tabs survive a reload, per user.',
  },
  {
    ...workspace,
    id: 'ST-MENU',
    story: 'screens-workspace--menu-open',
    trigger: 'use the mega-menu',
    rule: 'Top-level items, two further levels on hover and by keyboard.',
  },
  {
    id: 'ST-ALERT',
    screen: 'Alert',
    trigger: 'see an alert or a prompt, answer it',
    rule: 'One shared dialog of type, title, text, callback; closing runs the callback, then closes; the focus is back 100 ms later; twelve input types, two built-in validators.',
    words: [
      en('OK', 'alert.ok'),
      en('Cancel', 'alert.cancel'),
      en('Close this dialog', 'alert.close'),
      en('Invalid email address', 'alert.invalid.email'),
      en('Invalid URL', 'alert.invalid.url'),
    ],
    story: 'dialogs-alert--warning',
    stage: 'claimed',
  },
  {
    id: 'ST-NOTICE',
    screen: 'Notice bar',
    trigger: 'see a notice',
    rule: 'Error, success or info; closable; gone after 3000 ms.',
    story: 'dialogs-notice--success',
    stage: 'claimed',
  },
  {
    id: 'ST-LOC',
    screen: 'Every page',
    trigger: 'choose a language',
    rule: 'The message sets common and gof are loaded unless they are there already, then the choice is stored; English where none is stored.',
    contradiction:
      'The source names three defaults: stored locale en, initial locale ko, wiki translations en-US.',
    decision: 'English, unless the reader has chosen a language.',
    story: 'shell-header--language-menu',
    stage: 'claimed',
  },
  {
    id: 'ST-WS',
    screen: 'WebSocket client',
    trigger: 'connect, then lose the connection',
    rule: 'JSON both ways; it connects again 5 s after the close.',
    stage: 'claimed',
    side: 'client',
  },
];
