import type { Locale } from '@/domain/locale';

const faces: Partial<Record<Locale, () => Promise<unknown>>> = {
  ko: () => import(/* webpackChunkName: "font-ko" */ '@fontsource-variable/noto-sans-kr/wght.css'),
  'zh-tw': () => import(/* webpackChunkName: "font-zh-tw" */ '@fontsource-variable/noto-sans-tc/wght.css'),
};

/**
 * Declares the faces of a language, about a hundred by range, of which the browser fetches those that the page needs. They come with the
 * application, not with the page; the system's own font stands in until then. Latin is small and stands in `base.css`.
 */
export function declareFonts(locale: Locale): void {
  void faces[locale]?.();
}
