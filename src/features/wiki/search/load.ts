import type { Locale } from '@/domain/locale';
import type { SimplifiedChinese, WikiPassage } from '@/domain/wiki';
import { lazyResource } from '@/i18n';
import { loadGlossary } from '../glossary';
import type { Engine } from './engine';

type Passages = Promise<{ default: unknown }>;

/** Made by the build from every page of the language. */
const passages: Record<Locale, () => Passages> = {
  en: () => import(/* webpackChunkName: "wiki-passages-en" */ '@/content/wiki/passages/en.json'),
  ko: () => import(/* webpackChunkName: "wiki-passages-ko" */ '@/content/wiki/passages/ko.json'),
  'zh-tw': () =>
    import(/* webpackChunkName: "wiki-passages-zh-tw" */ '@/content/wiki/passages/zh-tw.json'),
};

/** The search of a language, prepared at its first use. */
export const loadEngine = lazyResource(async (locale: Locale): Promise<Engine> => {
  const [{ makeEngine }, texts, simplifiedChinese, glossary] = await Promise.all([
    import(/* webpackChunkName: "wiki-search" */ './engine'),
    passages[locale](),
    import(/* webpackChunkName: "wiki-search" */ '@/content/wiki/passages/mainland.json'),
    loadGlossary(),
  ]);
  return makeEngine(
    {
      passages: texts.default as WikiPassage[],
      glossary,
      simplifiedChinese: simplifiedChinese.default as unknown as SimplifiedChinese,
    },
    locale,
  );
});
