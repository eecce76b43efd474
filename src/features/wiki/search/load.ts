import type { Locale } from '@/domain/locale';
import type { WikiPassage } from '@/domain/wiki';
import { loadGlossary } from '../glossary';
import type { Engine } from './engine';

type Passages = Promise<{ default: unknown }>;

/** Made by the build from every page of the language. */
const passages: Record<Locale, () => Passages> = {
  en: () => import(/* webpackChunkName: "wiki-passages-en" */ '@/content/wiki/passages/en.json'),
  ko: () => import(/* webpackChunkName: "wiki-passages-ko" */ '@/content/wiki/passages/ko.json'),
  'zh-tw': () => import(/* webpackChunkName: "wiki-passages-zh-tw" */ '@/content/wiki/passages/zh-tw.json'),
};
const engines = new Map<Locale, Promise<Engine>>();

async function prepare(locale: Locale): Promise<Engine> {
  const [{ makeEngine }, texts, glossary] = await Promise.all([
    import(/* webpackChunkName: "wiki-search" */ './engine'),
    passages[locale](),
    loadGlossary(),
  ]);
  return makeEngine(texts.default as WikiPassage[], glossary, locale);
}

/** The search of a language, prepared at its first use. A failed load is tried again at the next call. */
export function loadEngine(locale: Locale): Promise<Engine> {
  const running = engines.get(locale);
  if (running) return running;
  const engine = prepare(locale);
  engines.set(locale, engine);
  engine.catch(() => engines.delete(locale));
  return engine;
}
