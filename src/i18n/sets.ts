import type { Locale } from '@/domain/locale';
import type common from './messages/common/en.json';
import type gof from './messages/gof/en.json';

/**
 * The two message sets (ST-LOC): `common` is the shell, the home page and the titles of all pages, and comes with the application; `gof` is what
 * the other screens say, and comes with the first of them.
 */
export type MessageSet = 'common' | 'gof';
export type MessageId = keyof typeof common | keyof typeof gof;

/** Text by message id; the build has parsed what holds placeholders. Sets that have not come yet are missing. */
export type Messages = Record<MessageId, string>;

type Load = () => Promise<{ default: Partial<Messages> }>;

const loaders: Record<MessageSet, Record<Locale, Load>> = {
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

export async function fetchSet(set: MessageSet, locale: Locale): Promise<Partial<Messages>> {
  return (await loaders[set][locale]()).default;
}
