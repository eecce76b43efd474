import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '@/domain/locale';
import type common from './messages/common/en.json';
import type gof from './messages/gof/en.json';
import type workspace from './messages/workspace/en.json';

/**
 * The two message sets of ST-LOC: `common` is the shell, the home page and the titles of all pages, and comes with the application; `gof` is what
 * the other public screens say, and comes with the first of them. `workspace` is the workspace's and its screens' own (`workspace.ts`).
 */
export type MessageSet = 'common' | 'gof' | 'workspace';
export type MessageId = keyof typeof common | keyof typeof gof | keyof typeof workspace;

/** Parsed messages by their ids. Sets that have not come yet are missing. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type Load = () => Promise<{ default: object }>;

/** How the sets come. One that no public page needs is added when the chunk that speaks it comes. */
export const loaders: Partial<Record<MessageSet, Record<Locale, Load>>> = {
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
};

/** The build has parsed what holds placeholders. Other text becomes the one literal that react-intl hands through: it would try to parse a string. */
const parsed = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: 0, value: message }] : message;

export async function fetchSet(set: MessageSet, locale: Locale): Promise<Partial<Messages>> {
  const load = loaders[set]?.[locale];
  if (!load) throw new Error(`The message set ${set} has not been added.`);
  const messages = Object.entries<string | MessageFormatElement[]>(
    (await load()).default as Record<string, string>,
  );
  return Object.fromEntries(messages.map(([id, message]) => [id, parsed(message)]));
}
