import type { Locale } from '@/domain/locale';

const latin = () => import(/* webpackChunkName: "font-latin" */ './latin.css');
const faces: Partial<Record<Locale, () => Promise<unknown>>> = {
  ko: () => import(/* webpackChunkName: "font-ko" */ './ko.faces.css'),
  'zh-tw': () => import(/* webpackChunkName: "font-zh-tw" */ './zh-tw.faces.css'),
};

/**
 * Declares the faces of a language: Latin, and for Korean and Chinese a handful by range, of which the browser fetches those that the page
 * needs. The loader of a page that has found them in the cache has declared those of its language before, as these very style sheets; the
 * system's own fonts stand in.
 */
export function declareFonts(locale: Locale): void {
  void latin();
  void faces[locale]?.();
}
