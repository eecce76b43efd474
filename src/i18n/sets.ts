import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '@/domain/locale';
import type chat from './messages/chat/en.json';
import type close from './messages/close/en.json';
import type common from './messages/common/en.json';
import type gof from './messages/gof/en.json';
import type tools from './messages/tools/en.json';
import type workspace from './messages/workspace/en.json';

/**
 * The message sets of ST-LOC: `common` is the shell, the home page and the titles of all pages, and comes with the application; `gof` is what the
 * other public screens say; `chat` the assistant's panel; `tools` what the solution and knowledge-base pages say; `workspace` is the workspace's and its screens' own; `close` what the
 * screens of a close say, the names of its controls, statements and entries among it. Each comes with the first screen that speaks it.
 */
export type MessageSet = 'chat' | 'common' | 'gof' | 'tools' | 'workspace' | 'close';
export type MessageId =
  | keyof typeof chat
  | keyof typeof common
  | keyof typeof gof
  | keyof typeof tools
  | keyof typeof workspace
  | keyof typeof close;

/** Parsed messages by their ids. Sets that have not come yet are missing. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type Load = () => Promise<{ default: object }>;

const loaders: Record<MessageSet, Record<Locale, Load>> = {
  chat: {
    en: () => import(/* webpackChunkName: "chat-en" */ './messages/chat/en.json'),
    ko: () => import(/* webpackChunkName: "chat-ko" */ './messages/chat/ko.json'),
    'zh-tw': () => import(/* webpackChunkName: "chat-zh-tw" */ './messages/chat/zh-tw.json'),
  },
  common: {
    en: () => import(/* webpackChunkName: "common-en" */ './messages/common/en.json'),
    ko: () => import(/* webpackChunkName: "common-ko" */ './messages/common/ko.json'),
    'zh-tw': () => import(/* webpackChunkName: "common-zh-tw" */ './messages/common/zh-tw.json'),
  },
  gof: {
    en: () => import(/* webpackChunkName: "gof-en" */ './messages/gof/en.json'),
    ko: () => import(/* webpackChunkName: "gof-ko" */ './messages/gof/ko.json'),
    'zh-tw': () => import(/* webpackChunkName: "gof-zh-tw" */ './messages/gof/zh-tw.json'),
  },
  tools: {
    en: () => import(/* webpackChunkName: "tools-en" */ './messages/tools/en.json'),
    ko: () => import(/* webpackChunkName: "tools-ko" */ './messages/tools/ko.json'),
    'zh-tw': () => import(/* webpackChunkName: "tools-zh-tw" */ './messages/tools/zh-tw.json'),
  },
  workspace: {
    en: () => import(/* webpackChunkName: "workspace-en" */ './messages/workspace/en.json'),
    ko: () => import(/* webpackChunkName: "workspace-ko" */ './messages/workspace/ko.json'),
    'zh-tw': () =>
      import(/* webpackChunkName: "workspace-zh-tw" */ './messages/workspace/zh-tw.json'),
  },
  close: {
    en: () => import(/* webpackChunkName: "close-en" */ './messages/close/en.json'),
    ko: () => import(/* webpackChunkName: "close-ko" */ './messages/close/ko.json'),
    'zh-tw': () => import(/* webpackChunkName: "close-zh-tw" */ './messages/close/zh-tw.json'),
  },
};

export const MESSAGE_SETS = Object.keys(loaders) as MessageSet[];

/** The build has parsed what holds placeholders. Other text becomes the one literal that react-intl hands through: it would try to parse a string. */
const parsed = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: 0, value: message }] : message;

export async function fetchSet(set: MessageSet, locale: Locale): Promise<Partial<Messages>> {
  const messages = Object.entries<string | MessageFormatElement[]>(
    (await loaders[set][locale]()).default as Record<string, string>,
  );
  return Object.fromEntries(messages.map(([id, message]) => [id, parsed(message)]));
}
